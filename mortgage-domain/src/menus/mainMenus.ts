/** The main menus of the header: every path of the specification, once. Source: specification 2.5; ledger NAV-1, NAV-3, OPN-15. */
import { buyMenu } from './buyMenu';
import { findAgentMenu } from './findAgentMenu';
import { homeLoansMenu } from './homeLoansMenu';
import type { Menu } from './menu';
import type { KeyedLink } from '../links/link';
import { rentMenu } from './rentMenu';
import { sellMenu } from './sellMenu';
import type { SiteConfig } from '../site/siteConfig';

/** Buy, Rent, Sell, Home Loans, Find an Agent, in this order (NAV-1). */
export const mainMenus = (
  site: Pick<SiteConfig, 'accountPrefix' | 'brandSlug' | 'productName'>,
): readonly Menu[] => [buyMenu(), rentMenu(site), sellMenu(), homeLoansMenu(site), findAgentMenu()];

export const helpLink: KeyedLink = { key: 'help', text: 'Help', href: '/help/' };
export const homePath = '/';
/** The header's logo (NAV-1, OPN-15). */
export const logoLink = ({ productName }: Pick<SiteConfig, 'productName'>): KeyedLink => ({
  key: 'logo',
  text: productName,
  href: homePath,
});
