/** The footer's part of a site. Source: ledger FTR-1..9; docs/sites.md. */
import { readSitePart } from 'embed/site-parts';
import type { FooterContent } from 'mortgage-domain/footer/footerContent';
import type { Wording } from 'mortgage-domain/languages/wording';

/** The site's names are filled in later (`fillNames`), because a page may replace them. */
export interface FooterPart extends Wording {
  readonly content: FooterContent;
  /** Who holds the copyright. */
  readonly owner: string;
  readonly firstYear: number;
  /** Outline of the mark before the name in the logo; empty: none. */
  readonly mark: string;
}

/** Without a stamp the footer names only the owner of the page. */
const empty: Omit<FooterPart, keyof Wording> = {
  content: {
    links: [],
    brands: [],
    social: [],
    apps: [],
    notices: [],
    legal: [],
    js: '',
  },
  owner: '{productName}',
  firstYear: 2006,
  mark: '',
};

export const readFooterPart = (): Omit<FooterPart, keyof Wording> =>
  readSitePart(globalThis, 'footer-remote', empty);
