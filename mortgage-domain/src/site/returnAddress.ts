/** The way back from a page of the site's own. Apart from those pages, because a guest's header needs this alone. */
export const returnPlace = '{returnTo}';

/**
 * A path gets a return path, and an address of another server the whole address, because it has no other way to find
 * the page.
 * @example withReturn('/in?to={returnTo}', { origin: 'https://a.example', pathname: '/b', search: '?c', hash: '#d' }) // '/in?to=%2Fb%3Fc%23d'
 */
export function withReturn(
  address: string,
  {
    origin,
    pathname,
    search,
    hash,
  }: Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>,
): string {
  const path = pathname + search + hash;
  const page = address.startsWith('/') ? path : origin + path;
  return address.replaceAll(returnPlace, encodeURIComponent(page));
}
