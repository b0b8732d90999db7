import { createSelector } from 'reselect';
import { formatBadge } from 'mortgage-domain/badge';
import { signedInMenu, type AccountLink } from 'mortgage-domain/accountLinks';
import type { AvatarData } from 'mortgage-domain/avatar';
import type { NavigationSection } from 'mortgage-domain/navigation';
import { selectSite, selectUser, type SessionState } from 'session-shared/session';
import type { AccountState } from './reducer';

export const accountKey = 'headerAccount';
type StateWithAccount = SessionState & { readonly [accountKey]?: AccountState };

const selectAccountState = (state: SessionState): AccountState | undefined => (state as StateWithAccount)[accountKey];
const noSections: readonly NavigationSection[] = [];
export const selectSections = (state: SessionState): readonly NavigationSection[] => selectAccountState(state)?.account.sections ?? noSections;
export const selectUserNavigation = (state: SessionState) => selectAccountState(state)?.navigation;

const hubKeys = ['agent-hub', 'lender-hub'];

/** HDR-19: the avatar menu takes the place of "My account", unless there is an Agent Hub or a Lender Hub. */
export const selectShownSections = createSelector([selectSections], (sections) =>
  (sections.some(({ key }) => hubKeys.includes(key)) ? sections : sections.filter(({ key }) => key !== 'my-account')));

export interface CountedLink extends AccountLink { readonly badge: string }

/** The avatar menu with its counts. */
export const selectAccountMenu = createSelector([selectSite, selectUserNavigation], (site, navigation): readonly CountedLink[] =>
  signedInMenu(site, false).map((link) => ({
    ...link, badge: link.counted ? formatBadge(navigation?.navLinks[link.key]?.notifications ?? 0, { plus: link.key === 'inbox' }) : '',
  })));

export const selectAvatarData = createSelector([selectUser, selectUserNavigation], (user, navigation): AvatarData => ({
  displayName: navigation?.avatar.displayName || `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(),
  email: navigation?.avatar.email || user?.emailAddress, photo: navigation?.avatar.photo,
}));
