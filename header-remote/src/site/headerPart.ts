/** The header's part of a site. Source: ledger NAV-1, NAV-2, NAV-5; docs/sites.md. */
import type { Notice } from 'embed/notice';
import { readSitePart } from 'embed/site-parts';
import type { Wording } from 'mortgage-domain/languages/wording';
import type { Link } from 'mortgage-domain/links/link';
import type { Menu } from 'mortgage-domain/menus/menu';
import type { AccountMenuLink } from 'mortgage-domain/menus/signedInMenu';
import type { MarkPath } from 'mortgage-domain/site/brand';

/** The site's names are filled in later (`fillNames`), because a page may replace them. */
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
  readonly asksFirst?: string;
  readonly notice?: Notice;
}

/** Without a stamp the bar is empty. */
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
