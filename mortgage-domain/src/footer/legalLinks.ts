/** Links that the law asks for. Source: specification 2.6; ledger FTR-6, FTR-7, OPN-25. */
import type { KeyedLink } from '../links/link';
import type { FooterLink } from './footerLink';

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
