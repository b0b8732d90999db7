/** A server or a page can replace parts. Source: ledger FTR-1..7, FTR-9, FTR-10, OPN-25, OPN-26. */
import type { KeyedLink } from '../links/link';
import type { SiteConfig } from '../site/siteConfig';
import { socialNetworks, type FooterLink } from './footerLink';

export const companyLinks: readonly KeyedLink[] = [
  { key: 'about', text: 'About', href: '/z/corp/about/' },
  { key: 'estimates', text: 'Home estimates', href: '/z/zestimate/' },
  { key: 'research', text: 'Research', href: '/research/' },
  { key: 'careers', text: 'Careers', href: '/careers/' },
  { key: 'terms', text: 'Terms of use', href: '/z/corp/terms/' },
  { key: 'learn', text: 'Learn', href: '/learn/' },
  { key: 'tech', text: 'Technology', href: '/tech/' },
  {
    key: 'licenses',
    text: 'Real estate licenses',
    href: '/z/info/real-estate-licenses/',
  },
  { key: 'contact', text: 'Contact us', href: '/z/info/contact-us/' },
  {
    key: 'fairHousingNotice',
    text: 'New York fair housing notice',
    href: '/z/legal/new-york-fair-housing-notice.pdf',
  },
  {
    key: 'operatingProcedures',
    text: 'New York standard operating procedures',
    href: '/z/legal/new-york-operating-procedures.pdf',
  },
];

export const brandLinks: readonly KeyedLink[] = [
  { key: 'site', text: '{productName}', href: '/' },
  { key: 'homeLoans', text: '{productName} Home Loans', href: '/homeloans/' },
  { key: 'rentals', text: '{productName} Rentals', href: '/rental-manager/' },
];

const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
} as const;

export const socialLinks = ({
  brandSlug,
}: Pick<SiteConfig, 'brandSlug'>): readonly (KeyedLink & FooterLink)[] =>
  socialNetworks.map((network) => ({
    key: network,
    icon: network,
    text: `{productName} on ${networkNames[network]}`,
    href: `/z/social/${network}/${brandSlug}/`,
  }));

export const appBadges: readonly (KeyedLink & FooterLink)[] = [
  {
    key: 'apple',
    icon: 'apple',
    text: 'Download on the App Store',
    href: '/z/app/ios/',
  },
  {
    key: 'google',
    icon: 'google',
    text: 'Get it on Google Play',
    href: '/z/app/android/',
  },
];

/** Only the exact value `true` of the page's query hides the badges. */
export const hidesAppBadges = (search: string): boolean =>
  new URLSearchParams(search).get('fromApp') === 'true';

const legalNotices: readonly string[] = [
  'Rates, lenders and people shown here are samples.',
  '{productName} is committed to fair housing and to a website that everyone can use.',
  'Mortgages are offered by lenders licensed in the state of the property. Each profile lists the lender’s NMLS number.',
];

/** Of the copyright line (FTR-9). */
export const firstYear = 2006;

export const legalLinks: readonly (KeyedLink & FooterLink)[] = [
  {
    key: 'privacy',
    text: 'Do Not Sell or Share My Personal Information',
    href: '/z/corp/privacy-choices/',
  },
  {
    key: 'equalHousing',
    icon: 'equalHousing',
    text: 'Equal Housing Opportunity',
    href: '/z/corp/equal-housing/',
  },
];

/** `{productName}` in a text becomes the product's name. */
export interface FooterContent {
  readonly links: readonly FooterLink[];
  readonly brands: readonly FooterLink[];
  readonly social: readonly FooterLink[];
  readonly apps: readonly FooterLink[];
  readonly notices: readonly string[];
  readonly legal: readonly FooterLink[];
  /** Absolute address of the script that loads the consent script; empty: none. */
  readonly js: string;
}

export const footerContent = (
  site: Pick<SiteConfig, 'brandSlug'>,
): FooterContent => ({
  links: companyLinks,
  brands: brandLinks,
  social: socialLinks(site),
  apps: appBadges,
  notices: legalNotices,
  legal: legalLinks,
  js: '',
});
