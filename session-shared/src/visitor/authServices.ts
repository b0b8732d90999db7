/** Leaving both home-loan auth services. Source: specification 7; ledger SEC-1..3, OPN-105. */
import type { Api } from '../api/contract';

const serviceBases = ['/homeloans/mortgage/api/auth', '/homeloans/api/auth'] as const;
/** A dead service must not keep anybody signed in. */
const serviceTimeoutMs = 3000;

/** Both in parallel; a failure or time-out is ignored. */
export async function leaveAuthServices(api: Api): Promise<void> {
  const signal = AbortSignal.timeout(serviceTimeoutMs);
  await Promise.all(serviceBases.map((base) => leaveAuthService(api, base, signal)));
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
