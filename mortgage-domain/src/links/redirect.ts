/** Where visitors and scripts may go. Source: threats S02, S03, S11. */
import { isSafeHref } from './href';
import { parseUrl } from './parseUrl';

const anyHost = 'https://host.invalid';

/** Undefined for anything that could leave the host. */
export function toSameHostPath(href: string): string | undefined {
  if (!href.startsWith('/') || !isSafeHref(href)) {
    return undefined;
  }
  // `/..//host` is a path here, but its pathname would be read as a host.
  return new URL(href, anyHost).pathname.startsWith('//') ? undefined : href;
}

/** The absolute address of something on the page's own origin; undefined for any other origin. */
export const toSameOriginAddress = (
  href: string,
  pageOrigin: string,
): string | undefined => toAllowedAddress(href, pageOrigin, []);

/** On the page's own origin, or https on one of the hosts, by its whole name; else undefined. */
export function toAllowedAddress(
  href: string,
  pageOrigin: string,
  hosts: readonly string[],
): string | undefined {
  const url = isSafeHref(href) ? parseUrl(href, pageOrigin) : undefined;
  if (!url || url.username || url.password) {
    return undefined;
  }
  const isAllowed =
    url.origin === pageOrigin
      ? !url.pathname.startsWith('//')
      : url.protocol === 'https:' && hosts.includes(url.host);
  return isAllowed ? url.href : undefined;
}
