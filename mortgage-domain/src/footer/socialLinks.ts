/** Where the brand is on social networks. Source: specification 2.6; ledger FTR-3, OPN-25. */
import type { KeyedLink } from '../links/link';
import type { SiteConfig } from '../site/siteConfig';

export const socialNetworks = ['facebook', 'instagram', 'tiktok'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export interface SocialLink extends KeyedLink {
  readonly network: SocialNetwork;
}

export const socialLinks = ({ brandSlug, productName }: SiteConfig): readonly SocialLink[] =>
  socialNetworks.map((network) => ({
    key: network,
    network,
    text: `${productName} on ${network}`,
    href: `/z/social/${network}/${brandSlug}/`,
  }));
