/** Signing out. Source: specification 7; ledger SEC-1..4, OPN-105. */
import { authServiceBases } from 'mortgage-domain/site/servicePaths';
import type { Api } from '../api/contract';
import { timeoutMs } from '../api/sendRequest';
import { keepSignedInHint, type TabChannel } from '../tabs/tabChannel';
import { loggedOut, type VisitorStore } from '../visitor/visitor';

interface Places {
  readonly window: Window;
  readonly store: VisitorStore;
  readonly tabs: TabChannel;
  /** Goes to the site's logout page. */
  readonly leave: () => void;
}

/** Out of both auth services, then here and in the other tabs; a failure or time-out of a service is ignored. */
export const createSignOut =
  (api: Api, { window, store, tabs, leave }: Places) =>
  async (): Promise<void> => {
    const signal = AbortSignal.timeout(timeoutMs);
    await Promise.allSettled(authServiceBases.map((base) => leaveAuthService(api, base, signal)));
    keepSignedInHint(window, false);
    store.dispatch(loggedOut('here'));
    tabs.post('signedOut');
    leave();
  };

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
