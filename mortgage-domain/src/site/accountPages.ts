/** Pages of a site's own for sign-in, joining and sign-out. Source: docs/sites.md. */
import { toSitePath, usualPaths, type SitePaths } from './sitePaths';
import type { AccountSite } from './accountPaths';

export type AccountPageName = 'signIn' | 'register' | 'signOut';

/** Absolute addresses or paths; `{returnTo}` is the page that the visitor leaves. */
export type AccountPages = Readonly<
  Partial<Record<AccountPageName, string | undefined>>
>;

interface PageSite extends AccountSite {
  readonly account: string;
  readonly accountPages: AccountPages;
  readonly paths: SitePaths;
}

/** The address of an account page, with the place of the return address still in it. */
export const findAccountPage = (
  name: AccountPageName,
  site: PageSite,
): string =>
  (site.account === 'page' && site.accountPages[name]) ||
  toSitePath(usualPaths[name], site);
