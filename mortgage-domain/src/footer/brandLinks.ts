/** Sister brands. Source: specification 2.6; ledger FTR-2, OPN-25. */
import type { KeyedLink } from '../links/link';

export const brandLinks: readonly KeyedLink[] = [
  { key: 'site', text: '{productName}', href: '/' },
  { key: 'homeLoans', text: '{productName} Home Loans', href: '/homeloans/' },
  { key: 'rentals', text: '{productName} Rentals', href: '/rental-manager/' },
];
