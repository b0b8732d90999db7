/** The signed-in visitor's menus, as the view shows them. Source: ledger NAV-5, NAV-6, NAV-23, HDR-19, AVA-1..3. */
import { createSelector } from 'reselect';
import type { AccountLink } from 'mortgage-domain/menus/accountLinks';
import { formatBadge } from 'mortgage-domain/menus/badge';
import { toSignedInMenu } from 'mortgage-domain/menus/signedInMenu';
import type {
  UserNavigation,
  UserNavLink,
} from 'mortgage-domain/menus/userNavigation';
import type { AvatarData } from 'mortgage-domain/people/avatar';
import { withHostRules } from 'mortgage-domain/site/hostRules';
import { selectSite, selectUser } from 'session-shared/session';
import {
  selectMessagingEligible,
  selectUnreadCount,
} from '../messaging/messaging';
import { selectHeaderPart } from '../site/selectHeaderPart';
import { text } from '../site/messages';
import {
  selectAccountSections,
  selectIsUndecided,
  selectUserNavigation,
} from './account';

interface ShownAccountLink extends AccountLink {
  readonly badge: string;
  readonly tag?: string;
  /** Only the server has any. */
  readonly subLinks: UserNavLink['subLinks'];
}

/** The client decides these addresses: the Inbox by eligibility (NAV-6), and the intercepted logout link (HDR-22). */
const ownAddresses = ['inbox', 'signOut'];

/** NAV-24, ENT-15, HDR-25: with the server's changes; entries that only the server has precede Sign out. */
export function mergeAccountLinks(
  own: readonly AccountLink[],
  navLinks: UserNavigation['navLinks'] = {},
): readonly ShownAccountLink[] {
  const known = own.map((link) =>
    merge(
      link,
      Object.hasOwn(navLinks, link.key) ? navLinks[link.key] : undefined,
    ),
  );
  const added = Object.entries(navLinks)
    .filter(
      ([key, { title, href }]) =>
        title && href && !own.some((link) => link.key === key),
    )
    .map(([key, sent]) =>
      merge({ key, text: sent.title, href: sent.href }, sent),
    );
  return [...known.slice(0, -1), ...added, ...known.slice(-1)];
}

function merge(
  link: AccountLink,
  sent: UserNavLink | undefined,
): ShownAccountLink {
  if (!sent) {
    return { ...link, badge: '', subLinks: [] };
  }
  return {
    ...link,
    text: sent.title || link.text,
    href: ownAddresses.includes(link.key) ? link.href : sent.href || link.href,
    divider: link.divider || sent.divider,
    tag: sent.tag,
    subLinks: sent.subLinks,
    badge: formatBadge(sent.notifications, { plus: link.key === 'inbox' }),
  };
}

/** NAV-5, NAV-6, NAV-23: the avatar menu, with its counts; messaging has the latest one of the Inbox. */
export const selectAccountMenu = createSelector(
  [
    selectSite,
    selectHeaderPart,
    selectUserNavigation,
    selectMessagingEligible,
    selectUnreadCount,
  ],
  (site, { account }, navigation, eligible, unreadCount) =>
    mergeAccountLinks(
      toSignedInMenu(account, eligible, site, text('signOut')),
      withHostRules(navigation?.navLinks, site),
    ).map((link) =>
      link.key === 'inbox' && unreadCount !== undefined
        ? { ...link, badge: formatBadge(unreadCount, { plus: true }) }
        : link,
    ),
);

/** The badge of the Inbox, which also shows beside the avatar while the menu is closed. */
export const selectUnreadBadge = createSelector(
  [selectAccountMenu],
  (links) => links.find(({ key }) => key === 'inbox')?.badge ?? '',
);

const hubKeys = ['agent-hub', 'lender-hub'];
/** HDR-19: the avatar menu replaces "My account", unless there is a hub. Its own entries are left out of the sections. */
export const selectShownSections = createSelector(
  [selectAccountSections, selectAccountMenu],
  (sections, menu) => {
    const hasHub = sections.some(({ key }) => hubKeys.includes(key));
    const shown = hasHub
      ? sections
      : sections.filter(({ key }) => key !== 'my-account');
    return shown.map(({ subsections, ...section }) => ({
      ...section,
      subsections: subsections
        .map(({ title, links }) => ({
          title,
          links: links.filter(
            ({ text: name, href }) =>
              !menu.some((own) => own.href === href) &&
              !(name === section.link.text && href === section.link.href),
          ),
        }))
        .filter(({ links }) => links.length > 0),
    }));
  },
);

/** AVA-1 to AVA-3: from the server, else from the session. */
export const selectAvatarData = createSelector(
  [selectUser, selectUserNavigation, selectIsUndecided],
  (user, navigation, isUndecided): AvatarData =>
    isUndecided
      ? { displayName: '' }
      : {
          displayName:
            navigation?.avatar.displayName ||
            `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(),
          email: navigation?.avatar.email || user?.emailAddress,
          photo: navigation?.avatar.photo,
        },
);
