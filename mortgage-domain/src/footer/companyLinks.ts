/** Pages about the company. Source: specification 2.6; ledger FTR-1, OPN-25. */
import type { KeyedLink } from '../links/link';

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
