/** A link of the footer, with a drawing where it is a known one. Source: specification 2.6, 3; ledger ENT-18. */
import type { Link } from '../links/link';

/** Networks of the specification (FTR-3). */
export const socialNetworks = ['facebook', 'instagram', 'tiktok'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** What we have a drawing for. */
export const footerIcons = [...socialNetworks, 'apple', 'google', 'equalHousing'] as const;
export type FooterIcon = (typeof footerIcons)[number];

export interface FooterLink extends Link {
  readonly icon?: FooterIcon;
}
