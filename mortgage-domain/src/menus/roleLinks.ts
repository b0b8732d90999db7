/** Links for agents, lenders and staff. Source: ledger NAV-26..28, NAV-32, NAV-33, OPN-16..18. */
import type { KeyedLink } from '../links/link';
import type { AccountLink } from './accountLinks';

export const agentHubLinks: readonly KeyedLink[] = [
  { key: 'agentPage', text: 'My agent page', href: '/agents/' },
  { key: 'contacts', text: 'Contacts', href: '/contacts/' },
  {
    key: 'webinars',
    text: 'Upcoming webinars',
    href: '/academy/UpcomingWebinars.htm',
  },
  { key: 'websites', text: 'Agent websites', href: '/agent-websites/' },
];

export const lenderHubLink: KeyedLink = {
  key: 'lenderHub',
  text: 'Lender Hub',
  href: '/mortgage/LenderHome.htm',
};

/** Relabelled as an admin entry (NAV-28). */
export const adminLink: AccountLink = {
  key: 'admin',
  text: 'Admin tools',
  href: '/mortgage/admin/',
  secure: true,
};
