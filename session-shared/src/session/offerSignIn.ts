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
 * Opens the sign-in dialog. If it cannot be loaded, navigates to the sign-in page, which leads back here.
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
