/** Where the brand is on social networks. Source: specification 2.6; ledger FTR-3, OPN-25. */
import type { KeyedLink } from '../links/link';
import type { SiteConfig } from '../site/siteConfig';
import { socialNetworks, type FooterLink } from './footerLink';

export const socialLinks = ({
  brandSlug,
}: Pick<SiteConfig, 'brandSlug'>): readonly (KeyedLink & FooterLink)[] =>
  socialNetworks.map((network) => ({
    key: network,
    icon: network,
    text: `{productName} on ${network}`,
    href: `/z/social/${network}/${brandSlug}/`,
  }));
