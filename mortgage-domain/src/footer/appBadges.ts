/** Badges of the app stores. Source: specification 2.6; ledger FTR-4, FTR-10, OPN-25, OPN-26. */
import type { KeyedLink } from '../links/link';
import type { FooterLink } from './footerLink';

export const appBadges: readonly (KeyedLink & FooterLink)[] = [
  { key: 'apple', icon: 'apple', text: 'Download on the App Store', href: '/z/app/ios/' },
  { key: 'google', icon: 'google', text: 'Get it on Google Play', href: '/z/app/android/' },
];

/** Of a page's query: only the exact value `true` hides the badges. */
export const hidesAppBadges = (search: string): boolean =>
  new URLSearchParams(search).get('fromApp') === 'true';
