/** What the footer shows of a site. Source: ledger FTR-1..9; docs/sites.md. */
import { readSitePart } from 'embed/site-parts';
import type { FooterContent } from 'mortgage-domain/footer/footerContent';
import type { Wording } from 'mortgage-domain/languages/wording';

/** Names of the site are still to be filled in (`fillNames`): a page may say them otherwise. */
export interface FooterPart extends Wording {
  readonly content: FooterContent;
  /** Who holds the copyright. */
  readonly owner: string;
  readonly firstYear: number;
  /** Outline of the mark before the name in the logo; empty: none. */
  readonly mark: string;
}

/** Without a stamp the footer says whose page it is, and no more. */
const empty: Omit<FooterPart, keyof Wording> = {
  content: { links: [], brands: [], social: [], apps: [], notices: [], legal: [], js: '' },
  owner: '{productName}',
  firstYear: 2006,
  mark: '',
};

export const readFooterPart = (): Omit<FooterPart, keyof Wording> =>
  readSitePart(globalThis, 'footer-remote', empty);
