/** Links that the law asks for. Source: specification 2.6; ledger FTR-6, FTR-7, OPN-25. */
import type { KeyedLink } from '../links/link';

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
