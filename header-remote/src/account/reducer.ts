import type { AccountSections, UserNavigation } from 'mortgage-domain/navigation';
import type { AccountAction } from './actions';

export interface AccountState { readonly account: AccountSections; readonly navigation?: UserNavigation }

const nothing: AccountState = { account: { sections: [] } };

export function accountReducer(state: AccountState = nothing, action: AccountAction): AccountState {
  switch (action.type) {
    case 'account/sectionsLoaded': return { ...state, account: action.account };
    case 'account/userNavigationLoaded': return { ...state, navigation: action.navigation };
    case 'session/loggedOut': return nothing;
    default: return state;
  }
}
