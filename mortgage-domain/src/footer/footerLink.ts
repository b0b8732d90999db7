/** A link of the footer. Source: ledger ENT-18. */
import type { Link } from '../links/link';

export const socialNetworks = ['facebook', 'instagram', 'tiktok'] as const;

export const footerIcons = [
  ...socialNetworks,
  'apple',
  'google',
  'equalHousing',
] as const;
export type FooterIcon = (typeof footerIcons)[number];

export interface FooterLink extends Link {
  readonly icon?: FooterIcon;
}
