/** Which addresses a link may have. Source: threats S01, S02, S03; ledger LNK-1. */

const allowedSchemes = ['https:', 'http:', 'mailto:', 'tel:'];
/** Characters that browsers drop or turn while parsing: no address of ours needs one. */
const trickCharacters = /[\p{Cc}\p{Cf}\s\\]/u;

/** True for http(s), mailto and tel addresses and for paths on the page's own host; never for script or data addresses. */
export function isSafeHref(href: string): boolean {
  if (href === '' || href.startsWith('//') || trickCharacters.test(href)) return false;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(href)?.[0].toLowerCase();
  if (scheme === undefined) return true;
  // `https:evil` is a path on an https page and a host on any other: only the full form says the same everywhere.
  return (
    allowedSchemes.includes(scheme) &&
    (!scheme.startsWith('http') ||
      (href.slice(scheme.length).startsWith('//') && parseUrl(href) !== undefined))
  );
}

const anyHost = 'https://host.invalid';

/** A path for a redirect on the same host: `/path`, with query and fragment; undefined for anything that could leave the host. */
export function toSameHostPath(href: string): string | undefined {
  if (!href.startsWith('/') || !isSafeHref(href)) return undefined;
  // `/..//host` is a path here but a host once somebody reads its pathname.
  return parseUrl(href, anyHost)?.pathname.startsWith('//') === false ? href : undefined;
}

/** The absolute address of something on the page's own origin; undefined for any other origin. */
export const toSameOriginAddress = (href: string, pageOrigin: string): string | undefined =>
  toAllowedAddress(href, pageOrigin, []);

/**
 * The absolute address of a redirect: on the page's own origin, or https on one of the hosts; undefined for anything else.
 * A host counts by its whole name: neither `evil-host.com` nor `host.com.evil` passes for `host.com`.
 */
export function toAllowedAddress(
  href: string,
  pageOrigin: string,
  hosts: readonly string[],
): string | undefined {
  const url = isSafeHref(href) ? parseUrl(href, pageOrigin) : undefined;
  if (!url || url.username || url.password) return undefined;
  const allowed =
    url.origin === pageOrigin
      ? !url.pathname.startsWith('//')
      : url.protocol === 'https:' && hosts.includes(url.host);
  return allowed && url.origin !== 'null' ? url.href : undefined;
}

/** An address as the platform reads it; undefined where it cannot. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
