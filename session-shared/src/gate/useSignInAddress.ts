import { useSyncExternalStore } from 'react';
import { buildSignInPath, signInPath } from 'mortgage-domain/site/accountPaths';

/** The sign-in page, which leads back to this one. */
export const useSignInAddress = (): string =>
  useSyncExternalStore(neverTold, readAddress, () => signInPath);

/** Asked again whenever it is drawn: often enough for a link. */
const neverTold = () => () => undefined;

function readAddress(): string {
  const { pathname, search, hash } = window.location;
  return buildSignInPath(pathname + search + hash);
}
