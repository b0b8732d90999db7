/**
 * Which addresses a visitor may be sent to, and where a script may come from.
 * Source: threats S02, S03, S11.
 */
import { isSafeHref } from './href';
import { parseUrl } from './parseUrl';

const anyHost = 'https://host.invalid';

/**
 * A path for a redirect on the same host: `/path`, with query and fragment; undefined for anything
 * that could leave the host.
 */
export function toSameHostPath(href: string): string | undefined {
  if (!href.startsWith('/') || !isSafeHref(href)) return undefined;
  // `/..//host` is a path here, but its pathname would be read as a host.
  return new URL(href, anyHost).pathname.startsWith('//') ? undefined : href;
}

/** The absolute address of something on the page's own origin; undefined for any other origin. */
export const toSameOriginAddress = (href: string, pageOrigin: string): string | undefined =>
  toAllowedAddress(href, pageOrigin, []);

/**
 * The absolute address of a redirect: on the page's own origin, or https on one of the hosts;
 * undefined for anything else. A host counts by its whole name: neither `evil-host.com` nor
 * `host.com.evil` passes for `host.com`.
 */
export function toAllowedAddress(
  href: string,
  pageOrigin: string,
  hosts: readonly string[],
): string | undefined {
  const url = isSafeHref(href) ? parseUrl(href, pageOrigin) : undefined;
  if (!url || url.username || url.password) return undefined;
  const isAllowed =
    url.origin === pageOrigin
      ? !url.pathname.startsWith('//')
      : url.protocol === 'https:' && hosts.includes(url.host);
  return isAllowed ? url.href : undefined;
}
