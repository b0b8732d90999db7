/** The main menus of the header: every path of the specification, once. Source: specification 2.5; ledger NAV-1. */
import { buyMenu } from './buyMenu';
import { findAgentMenu } from './findAgentMenu';
import { homeLoansMenu } from './homeLoansMenu';
import type { Menu } from './menu';
import { rentMenu } from './rentMenu';
import { sellMenu } from './sellMenu';
import type { SiteConfig } from '../site/siteConfig';

/** Buy, Rent, Sell, Home Loans, Find an Agent, in this order (NAV-1). */
export const mainMenus = (
  site: Pick<SiteConfig, 'accountPrefix' | 'brandSlug' | 'productName'>,
): readonly Menu[] => [buyMenu(), rentMenu(site), sellMenu(), homeLoansMenu(site), findAgentMenu()];
