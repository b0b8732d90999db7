/** What the header shows of a site. Source: ledger NAV-1, NAV-2, NAV-5; docs/sites.md. */
import { createSelector } from 'reselect';
import type { Notice } from 'embed/notice';
import { readSitePart } from 'embed/site-parts';
import type { Wording } from 'mortgage-domain/languages/wording';
import type { Link } from 'mortgage-domain/links/link';
import type { Menu } from 'mortgage-domain/menus/menu';
import type { AccountMenuLink } from 'mortgage-domain/menus/signedInMenu';
import type { MarkPath } from 'mortgage-domain/site/brand';
import { fillNames } from 'mortgage-domain/site/fillNames';
import { withHostRules } from 'mortgage-domain/site/hostRules';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { selectSite, type SessionState } from 'session-shared/session';
import { selectGivenParts } from '../navigation/headerOption';

/** Names of the site are still to be filled in (`fillNames`): a page may say them otherwise. */
export interface HeaderPart extends Wording {
  /** Where the logo leads. */
  readonly home: string;
  readonly help: Link;
  readonly main: readonly Menu[];
  readonly marketing: readonly Menu[];
  readonly account: readonly AccountMenuLink[];
  /** Before the name in the logo. */
  readonly mark: readonly MarkPath[];
  /** Widest header with the mobile menu (CON-9). */
  readonly breakpoint?: number;
  readonly slimPaths?: readonly string[];
  readonly notice?: Notice;
}

/** Without a stamp there is a bar, and nothing in it. */
const empty: Omit<HeaderPart, keyof Wording> = {
  home: '/',
  help: { text: '', href: '/help/' },
  main: [],
  marketing: [],
  account: [],
  mark: [],
};

export const readHeaderPart = (): Omit<HeaderPart, keyof Wording> =>
  readSitePart(globalThis, 'header-remote', empty);

const ofSite =
  <Name extends keyof SiteConfig>(name: Name) =>
  (state: SessionState) =>
    selectSite(state)[name];

/**
 * The site's tables as this page shows them: its names in their places, whole addresses by the host
 * rules. Whatever else a page says of its site leaves them the very same (docs/decisions/0003-shell.md).
 * Source: ledger LNK-13, LNK-15, OPN-79.
 */
export const selectHeaderPart = createSelector(
  [
    createSelector([readHeaderPart, selectGivenParts], (part, given) => ({ ...part, ...given })),
    ofSite('productName'),
    ofSite('brandSlug'),
    ofSite('accountPrefix'),
    ofSite('mainDomain'),
    ofSite('tidHostPattern'),
    ofSite('secureContactMarker'),
  ],
  (part, productName, brandSlug, accountPrefix, mainDomain, tidHostPattern, secureContactMarker) =>
    withHostRules(fillNames(part, { productName, brandSlug, accountPrefix }), {
      mainDomain,
      tidHostPattern,
      secureContactMarker,
    }),
);
