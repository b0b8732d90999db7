/** The avatar menu: the client's entries, as the server changes them. Source: ledger NAV-5, NAV-6, NAV-23, NAV-24, ENT-15, HDR-25. */
import type { AccountLink } from 'mortgage-domain/menus/accountLinks';
import { formatBadge } from 'mortgage-domain/menus/badge';
import type { UserNavigation, UserNavLink } from 'mortgage-domain/menus/userNavigation';

export interface ShownAccountLink extends AccountLink {
  readonly badge: string;
  readonly tag?: string;
  /** Only the server has any. */
  readonly subLinks: UserNavLink['subLinks'];
}

/** The client decides these addresses: the Inbox by eligibility (NAV-6), and the intercepted logout link (HDR-22). */
const ownAddresses = ['inbox', 'signOut'];

/** Entries that only the server has come before the last one, Sign out. */
export function mergeAccountLinks(
  own: readonly AccountLink[],
  navLinks: UserNavigation['navLinks'] = {},
): readonly ShownAccountLink[] {
  const known = own.map((link) =>
    merge(link, Object.hasOwn(navLinks, link.key) ? navLinks[link.key] : undefined),
  );
  const added = Object.entries(navLinks)
    .filter(([key]) => !own.some((link) => link.key === key))
    .map(([key, sent]) => merge({ key, text: sent.title, href: sent.href, counted: true }, sent));
  return [...known.slice(0, -1), ...added, ...known.slice(-1)];
}

function merge(link: AccountLink, sent: UserNavLink | undefined): ShownAccountLink {
  if (!sent) return { ...link, badge: '', subLinks: [] };
  return {
    ...link,
    text: sent.title || link.text,
    href: ownAddresses.includes(link.key) ? link.href : sent.href,
    divider: link.divider || sent.divider,
    tag: sent.tag,
    subLinks: sent.subLinks,
    badge: link.counted ? formatBadge(sent.notifications, { plus: link.key === 'inbox' }) : '',
  };
}
