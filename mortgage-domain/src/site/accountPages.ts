/** Pages of a site's own for sign-in, joining and sign-out. Source: docs/sites.md. */
import { toSitePath, usualPaths, type SitePaths } from './sitePaths';
import type { AccountSite } from './accountPaths';

export type AccountPageName = 'signIn' | 'register' | 'signOut';

/** Absolute addresses or paths; `{returnTo}` is the page that the visitor leaves. */
export type AccountPages = Readonly<Partial<Record<AccountPageName, string | undefined>>>;

interface PageSite extends AccountSite {
  readonly account: string;
  readonly accountPages: AccountPages;
  readonly paths: SitePaths;
}

export const returnPlace = '{returnTo}';

/** The address of an account page, with the place of the return address still in it. */
export const findAccountPage = (name: AccountPageName, site: PageSite): string =>
  (site.account === 'page' && site.accountPages[name]) || toSitePath(usualPaths[name], site);

/**
 * A path gets a return path, and an address of another server the whole address, because it has no other way to find the page.
 * @example withReturn('/in?to={returnTo}', { origin: 'https://a.example', pathname: '/b', search: '?c', hash: '#d' }) // '/in?to=%2Fb%3Fc%23d'
 */
export function withReturn(
  address: string,
  { origin, pathname, search, hash }: Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>,
): string {
  const path = pathname + search + hash;
  const page = address.startsWith('/') ? path : origin + path;
  return address.replaceAll(returnPlace, encodeURIComponent(page));
}
