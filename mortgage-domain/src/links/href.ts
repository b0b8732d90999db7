/** Which addresses a link may have. Source: threat S01; ledger LNK-1. */
import { parseUrl } from './parseUrl';

/** Characters; servers and browsers refuse longer ones, too. */
const hrefMaxLength = 4096;
const allowedSchemes = ['https:', 'http:', 'mailto:', 'tel:'];
/** Characters that browsers drop or convert while parsing. Our addresses need none of them. */
const trickCharacters = /[\p{Cc}\p{Cf}\s\\]/u;

/** http(s), mailto and tel addresses, and paths on the page's own host. */
export function isSafeHref(href: string): boolean {
  if (href === '' || href.length > hrefMaxLength) {
    return false;
  }
  if (href.startsWith('//') || trickCharacters.test(href)) {
    return false;
  }
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(href)?.[0].toLowerCase();
  if (scheme === undefined) {
    return true;
  }
  if (!allowedSchemes.includes(scheme)) {
    return false;
  }
  if (!scheme.startsWith('http')) {
    return true;
  }
  // `https:evil` is a path on an https page and a host on any other: only the full form means the
  // same everywhere.
  return href.startsWith('//', scheme.length) && parseUrl(href) !== undefined;
}
