/** The main menus of the header: every path of the specification, once. Source: specification 2.5; ledger NAV-1, NAV-3, OPN-15. */
import { buyMenu } from './menus/buyMenu';
import { findAgentMenu } from './menus/findAgentMenu';
import { homeLoansMenu } from './menus/homeLoansMenu';
import type { KeyedLink, Menu } from './menus/menu';
import { rentMenu } from './menus/rentMenu';
import { sellMenu } from './menus/sellMenu';
import type { SiteConfig } from './siteConfig';

export type { KeyedLink, Menu, MenuGroup, MenuLink } from './menus/menu';
export { campaignParameters } from './menus/homeLoansMenu';
export { singularListingPath } from './menus/sellMenu';
export { withVisitorIds, type VisitorIds } from './menus/visitorIds';
export { marketingMenus } from './marketingMenus';

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
