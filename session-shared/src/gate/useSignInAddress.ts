import { useSyncExternalStore } from 'react';
import { buildPath } from 'mortgage-domain/links/buildPath';
import { selectSite } from '../config/config';
import { pageLinkPath } from '../page/pageLinks';
import { useSessionSelector } from '../react';

/** The site's sign-in page, which leads back to this one. */
export function useSignInAddress(): string {
  const signInPath = pageLinkPath('signIn', useSessionSelector(selectSite));
  const redirectUrl = useSyncExternalStore(neverTold, readPlace, () => undefined);
  return redirectUrl === undefined ? signInPath : buildPath(signInPath, { redirectUrl });
}

/** Asked again whenever it is drawn: often enough for a link. */
const neverTold = () => () => undefined;

function readPlace(): string | undefined {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
