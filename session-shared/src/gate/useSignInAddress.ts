import { useCallback, useSyncExternalStore } from 'react';
import { buildSignInPath, signInPath } from 'mortgage-domain/site/accountPaths';
import { useSession } from '../react';

/** The sign-in page, which leads back to this one, by the address that it has now. */
export function useSignInAddress(): string {
  const { store } = useSession();
  // A navigation without a reload is one of the session's changes.
  const subscribe = useCallback((onChange: () => void) => store.subscribe(onChange), [store]);
  return useSyncExternalStore(subscribe, readAddress, () => signInPath);
}

function readAddress(): string {
  const { pathname, search, hash } = window.location;
  return buildSignInPath(pathname + search + hash);
}
