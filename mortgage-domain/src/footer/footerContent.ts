/**
 * The content of the footer. A server or a page can replace parts (`readFooterData`).
 * Source: specification 2.6; ledger FTR-1..7, OPN-25.
 */
import type { SiteConfig } from '../site/siteConfig';
import { appBadges } from './appBadges';
import { brandLinks } from './brandLinks';
import { companyLinks } from './companyLinks';
import type { FooterLink } from './footerLink';
import { legalLinks } from './legalLinks';
import { legalNotices } from './legalNotices';
import { socialLinks } from './socialLinks';

/** `{productName}` in a text becomes the product's name. */
export interface FooterContent {
  /** Pages about the company. */
  readonly links: readonly FooterLink[];
  readonly brands: readonly FooterLink[];
  readonly social: readonly FooterLink[];
  /** Badges of the app stores. */
  readonly apps: readonly FooterLink[];
  readonly notices: readonly string[];
  /** What the law asks for. */
  readonly legal: readonly FooterLink[];
  /** Absolute address of the script that loads the consent script; empty: none. */
  readonly js: string;
}

export const footerContent = (site: Pick<SiteConfig, 'brandSlug'>): FooterContent => ({
  links: companyLinks,
  brands: brandLinks,
  social: socialLinks(site),
  apps: appBadges,
  notices: legalNotices,
  legal: legalLinks,
  js: '',
});
