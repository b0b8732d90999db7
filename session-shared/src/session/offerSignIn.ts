import { buildPath } from 'mortgage-domain/links/buildPath';
import { pageLinkPaths } from '../page/pageLinks';
import type { SignIn } from '../sign-in/signIn';

interface Places {
  readonly window: Window;
  readonly navigate: (address: string) => void;
}

/**
 * For somebody who wants to sign in: where the dialog cannot be had, the page of the same name does it, and leads back here.
 * Never rejects (AUT-6).
 */
export const offerSignIn =
  (openDialog: SignIn, { window, navigate }: Places): SignIn =>
  (options = {}) =>
    openDialog(options).catch(() => {
      const { pathname, search, hash } = window.location;
      const redirectUrl = pathname + search + hash;
      navigate(buildPath(pageLinkPaths[options.tab ?? 'signIn'], { redirectUrl }));
      return undefined;
    });
