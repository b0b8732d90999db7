/** What the footer shows. Source: specification 2.6; ledger FTR-1..9, OPN-25, OPN-79. */
import type { MenuLink } from './mainMenus';
import type { SiteConfig } from './siteConfig';

export const companyLinks: readonly MenuLink[] = [
  { text: 'About', href: '/z/corp/about/' }, { text: 'Home estimates', href: '/z/zestimate/' }, { text: 'Research', href: '/research/' },
  { text: 'Careers', href: '/careers/' }, { text: 'Terms of use', href: '/z/corp/terms/' }, { text: 'Learn', href: '/learn/' },
  { text: 'Technology', href: '/tech/' }, { text: 'Real estate licenses', href: '/z/info/real-estate-licenses/' },
  { text: 'Contact us', href: '/z/info/contact-us/' },
  { text: 'New York fair housing notice', href: '/z/legal/new-york-fair-housing-notice.pdf' },
  { text: 'New York standard operating procedures', href: '/z/legal/new-york-operating-procedures.pdf' },
];

export const socialNetworks = ['facebook', 'instagram', 'tiktok'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
export const socialLinks = ({ brandSlug, productName }: SiteConfig): readonly (MenuLink & { readonly network: SocialNetwork })[] =>
  socialNetworks.map((network) => ({ network, text: `${productName} on ${network}`, href: `/z/social/${network}/${brandSlug}/` }));

export const brandLinks = ({ productName }: SiteConfig): readonly MenuLink[] => [
  { text: productName, href: '/' }, { text: `${productName} Home Loans`, href: '/homeloans/' }, { text: `${productName} Rentals`, href: '/rental-manager/' },
];

export const appBadges: readonly (MenuLink & { readonly store: 'apple' | 'google' })[] = [
  { store: 'apple', text: 'Download on the App Store', href: '/z/app/ios/' }, { store: 'google', text: 'Get it on Google Play', href: '/z/app/android/' },
];

export const privacyLink: MenuLink = { text: 'Do Not Sell or Share My Personal Information', href: '/z/corp/privacy-choices/' };
export const equalHousingLink: MenuLink = { text: 'Equal Housing Opportunity', href: '/z/corp/equal-housing/' };
export const skipLink: MenuLink = { text: 'Skip to main content', href: '#main-content' };

export const legalNotices = ({ productName }: SiteConfig): readonly string[] => [
  `${productName} is a fictional marketplace. Rates, lenders and people shown here are samples.`,
  `${productName} is committed to an accessible website for everyone and to fair housing.`,
  'Mortgage services are offered by lenders who hold a licence in the state of the property. NMLS numbers are listed in each profile.',
];

const firstYear = 2006;
/** FTR-9. */
export const copyrightLine = ({ productName }: SiteConfig, year: number): string => `© ${firstYear}-${year} ${productName}`;

/** FTR-10, OPN-26: only the exact value `true` hides the app badges. */
export const hidesAppBadges = (search: string): boolean => new URLSearchParams(search).get('fromApp') === 'true';
