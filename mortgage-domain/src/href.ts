/** Which addresses a link may have. Source: threat S01, S02; ledger LNK-1. */

const allowedSchemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);
/** Characters that browsers drop or turn while parsing: no address of ours needs one. */
const trickCharacters = /[\p{Cc}\s\\]/u;

/** True for http(s), mailto and tel addresses and for paths on the page's own host; never for script or data addresses. */
export function isSafeHref(href: string): boolean {
  if (href === '' || trickCharacters.test(href) || href.startsWith('//')) return false;
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1]?.toLowerCase();
  return scheme === undefined || allowedSchemes.has(scheme);
}

/** A same-host path for a redirect: `/path`, with query and fragment; undefined for anything that could leave the host. */
export function toSameHostPath(href: string): string | undefined {
  return href.startsWith('/') && isSafeHref(href) ? href : undefined;
}
