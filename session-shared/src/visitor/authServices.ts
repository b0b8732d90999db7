/** Leaving both home-loan auth services. Source: specification 7; ledger SEC-1..3, OPN-105. */
import { authServiceBases } from 'mortgage-domain/site/servicePaths';
import type { Api } from '../api/contract';
import { timeoutMs } from '../api/sendRequest';

/** Both in parallel; a failure or time-out is ignored, and so is a security check that was closed: nothing keeps anybody signed in. */
export async function leaveAuthServices(api: Api): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  await Promise.allSettled(authServiceBases.map((base) => leaveAuthService(api, base, signal)));
}

/** Csrf before signout. */
async function leaveAuthService(api: Api, base: string, signal: AbortSignal): Promise<void> {
  const csrf = await api.request(`${base}/csrf`, String, { asText: true, signal });
  if (!csrf.ok) return;
  await api.request(`${base}/signout?callbackUrl=/`, () => undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: csrf.value,
    signal,
  });
}
