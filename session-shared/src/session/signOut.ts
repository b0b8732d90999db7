/** Leaving: both home-loan auth services, then the logout link. Source: specification 7; ledger SEC-1..4, OPN-105. */
import { authServiceBases } from 'mortgage-domain/site/servicePaths';
import type { Api } from '../state/contract';

/** A dead service must not keep anybody signed in. */
const serviceLimitMs = 3000;
const asText = (value: unknown): string => String(value);

/** Both services in parallel, csrf before signout in each; a failure or time-out is ignored. */
export async function leaveAuthServices(api: Api): Promise<void> {
  const signal = AbortSignal.timeout(serviceLimitMs);
  await Promise.all(
    authServiceBases.map(async (base) => {
      const csrf = await api.request(`${base}/csrf`, asText, { asText: true, signal });
      if (!csrf.ok) return;
      await api.request(`${base}/signout?callbackUrl=/`, () => undefined, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: csrf.value,
        signal,
      });
    }),
  );
}
