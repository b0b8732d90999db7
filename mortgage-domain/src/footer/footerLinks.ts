/** What the footer shows. Source: specification 2.6; ledger FTR-1..9, OPN-25, OPN-79. */
import { skipLink, type KeyedLink } from '../links/link';
import type { SiteConfig } from '../site/siteConfig';

export const companyLinks: readonly KeyedLink[] = [
  { key: 'about', text: 'About', href: '/z/corp/about/' },
  { key: 'estimates', text: 'Home estimates', href: '/z/zestimate/' },
  { key: 'research', text: 'Research', href: '/research/' },
  { key: 'careers', text: 'Careers', href: '/careers/' },
  { key: 'terms', text: 'Terms of use', href: '/z/corp/terms/' },
  { key: 'learn', text: 'Learn', href: '/learn/' },
  { key: 'tech', text: 'Technology', href: '/tech/' },
  { key: 'licenses', text: 'Real estate licenses', href: '/z/info/real-estate-licenses/' },
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

export const socialNetworks = ['facebook', 'instagram', 'tiktok'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
export const socialLinks = ({
  brandSlug,
  productName,
}: SiteConfig): readonly (KeyedLink & { readonly network: SocialNetwork })[] =>
  socialNetworks.map((network) => ({
    key: network,
    network,
    text: `${productName} on ${network}`,
    href: `/z/social/${network}/${brandSlug}/`,
  }));

export const brandLinks = ({ productName }: SiteConfig): readonly KeyedLink[] => [
  { key: 'site', text: productName, href: '/' },
  { key: 'homeLoans', text: `${productName} Home Loans`, href: '/homeloans/' },
  { key: 'rentals', text: `${productName} Rentals`, href: '/rental-manager/' },
];

export const appBadges: readonly (KeyedLink & { readonly store: 'apple' | 'google' })[] = [
  { key: 'apple', store: 'apple', text: 'Download on the App Store', href: '/z/app/ios/' },
  { key: 'google', store: 'google', text: 'Get it on Google Play', href: '/z/app/android/' },
];

export const privacyLink: KeyedLink = {
  key: 'privacy',
  text: 'Do Not Sell or Share My Personal Information',
  href: '/z/corp/privacy-choices/',
};
export const equalHousingLink: KeyedLink = {
  key: 'equalHousing',
  text: 'Equal Housing Opportunity',
  href: '/z/corp/equal-housing/',
};
export const legalNotices = ({ productName }: SiteConfig): readonly string[] => [
  `${productName} is a fictional marketplace. Rates, lenders and people shown here are samples.`,
  `${productName} is committed to an accessible website for everyone and to fair housing.`,
  'Mortgage services are offered by lenders who hold a licence in the state of the property. NMLS numbers are listed in each profile.',
];

const firstYear = 2006;
/** FTR-9. */
export const copyrightLine = ({ productName }: SiteConfig, year: number): string =>
  `© ${firstYear}-${year} ${productName}`;

/** FTR-10, OPN-26: only the exact value `true` hides the app badges. */
export const hidesAppBadges = (search: string): boolean =>
  new URLSearchParams(search).get('fromApp') === 'true';

/** Every link of the footer, by the group it stands in. */
export const footerLinks = (site: SiteConfig) => ({
  company: companyLinks,
  brands: brandLinks(site),
  social: socialLinks(site),
  apps: appBadges,
  legal: [privacyLink, equalHousingLink],
  skip: skipLink,
});
