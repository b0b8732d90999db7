import { buildPath } from 'mortgage-domain/links/buildPath';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { pageLinkPath } from '../page/pageLinks';
import type { SignIn } from '../sign-in/signIn';

interface Places {
  readonly site: () => SiteConfig;
  readonly window: Window;
  readonly navigate: (address: string) => void;
}

/**
 * For somebody who wants to sign in: where the dialog cannot be had, the page of the same name does it, and leads back here.
 * Never rejects (AUT-6).
 */
export const offerSignIn =
  (openDialog: SignIn, { window, navigate, site }: Places): SignIn =>
  (options = {}) =>
    openDialog(options).catch(() => {
      const { pathname, search, hash } = window.location;
      const redirectUrl = pathname + search + hash;
      navigate(buildPath(pageLinkPath(options.tab ?? 'signIn', site()), { redirectUrl }));
      return undefined;
    });
