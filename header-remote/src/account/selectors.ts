import { createSelector } from 'reselect';
import { signedInMenu } from 'mortgage-domain/menus/signedInMenu';
import type { AvatarData } from 'mortgage-domain/people/avatar';
import { formatBadge } from 'mortgage-domain/menus/badge';
import type { Impersonation } from 'mortgage-domain/menus/accountSections';
import type { NavigationSection } from 'mortgage-domain/menus/navigationSection';
import type { UserNavigation } from 'mortgage-domain/menus/userNavigation';
import { selectSite, selectUser, type SessionState } from 'session-shared/session';
import { selectMessagingEligible, selectUnreadCount } from '../messaging/selectors';
import { mergeAccountLinks, type ShownAccountLink } from './mergeAccountLinks';
import type { AccountState } from './reducer';

export const accountKey = 'headerAccount';
type StateWithAccount = SessionState & { readonly [accountKey]?: AccountState };

const selectAccountState = (state: SessionState): AccountState | undefined =>
  (state as StateWithAccount)[accountKey];
const noSections: readonly NavigationSection[] = [];
export const selectSections = (state: SessionState): readonly NavigationSection[] =>
  selectAccountState(state)?.account.sections ?? noSections;
export const selectUserNavigation = (state: SessionState): UserNavigation | undefined =>
  selectAccountState(state)?.navigation;
/** NAV-7. */
export const selectImpersonation = (state: SessionState): Impersonation | undefined =>
  selectAccountState(state)?.account.impersonation;

const hubKeys = ['agent-hub', 'lender-hub'];

/** HDR-19: the avatar menu takes the place of "My account", unless there is an Agent Hub or a Lender Hub. */
export const selectShownSections = createSelector([selectSections], (sections) =>
  sections.some(({ key }) => hubKeys.includes(key))
    ? sections
    : sections.filter(({ key }) => key !== 'my-account'),
);

/** NAV-5, NAV-6, NAV-23: the avatar menu, with its counts; messaging knows that of the Inbox best. */
export const selectAccountMenu = createSelector(
  [selectSite, selectUserNavigation, selectMessagingEligible, selectUnreadCount],
  (site, navigation, eligible, unreadCount): readonly ShownAccountLink[] =>
    mergeAccountLinks(signedInMenu(site, eligible), navigation?.navLinks).map((link) =>
      link.key === 'inbox' && unreadCount !== undefined
        ? { ...link, badge: formatBadge(unreadCount, { plus: true }) }
        : link,
    ),
);

export const selectAvatarData = createSelector(
  [selectUser, selectUserNavigation],
  (user, navigation): AvatarData => ({
    displayName:
      navigation?.avatar.displayName || `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(),
    email: navigation?.avatar.email || user?.emailAddress,
    photo: navigation?.avatar.photo,
  }),
);
