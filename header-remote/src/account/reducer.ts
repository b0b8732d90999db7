import type { AccountSections } from 'mortgage-domain/menus/accountSections';
import type { UserNavigation } from 'mortgage-domain/menus/userNavigation';
import type { AccountAction } from './actions';

export interface AccountState {
  readonly account: AccountSections;
  readonly navigation?: UserNavigation;
  /** Whose menus these are; unknown while nobody is logged in. */
  readonly userId?: string;
}

const nothing: AccountState = { account: { sections: [] } };

export function accountReducer(state: AccountState = nothing, action: AccountAction): AccountState {
  switch (action.type) {
    case 'account/sectionsLoaded':
      return { ...state, account: action.account, userId: action.userId };
    case 'account/userNavigationLoaded':
      return { ...state, navigation: action.navigation };
    case 'session/loggedIn':
      return belongTo(state, action.user.id);
    case 'session/loggedOut':
      return nothing;
    default:
      return state;
  }
}

/** Nobody sees the menus of whoever was logged in before. */
function belongTo(state: AccountState, userId: string): AccountState {
  if (state.userId === userId) return state;
  return state.userId === undefined ? { ...state, userId } : { ...nothing, userId };
}
