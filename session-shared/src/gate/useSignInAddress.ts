import { useCallback, useSyncExternalStore } from 'react';
import { buildPath } from 'mortgage-domain/links/buildPath';
import { selectSite } from '../config/config';
import { pageLinkPath } from '../page/pageLinks';
import { useSession, useSessionSelector } from '../react';

/** The site's sign-in page, which leads back to this one, by the address that it has now. */
export function useSignInAddress(): string {
  const { store } = useSession();
  const signInPath = pageLinkPath('signIn', useSessionSelector(selectSite));
  // A navigation without a reload is one of the session's changes.
  const subscribe = useCallback((onChange: () => void) => store.subscribe(onChange), [store]);
  const redirectUrl = useSyncExternalStore(subscribe, readPlace, () => undefined);
  return redirectUrl === undefined ? signInPath : buildPath(signInPath, { redirectUrl });
}

function readPlace(): string | undefined {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
