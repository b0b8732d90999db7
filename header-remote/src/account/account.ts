/** The server's menus of the signed-in visitor. Source: ledger NAV-7, HDR-16..18. */
import type {
  AccountSections,
  Impersonation,
} from 'mortgage-domain/menus/accountSections';
import type { NavigationSection } from 'mortgage-domain/menus/navigationSection';
import type { UserNavigation } from 'mortgage-domain/menus/userNavigation';
import type {
  SessionAction,
  SessionFeature,
  SessionState,
} from 'session-shared/session';
import { selectGiven } from '../session/selectGiven';

/** The popup of a signed-in visitor. */
export const accountMenuId = 'account-menu';

export interface AccountState {
  readonly account: AccountSections;
  readonly navigation?: UserNavigation;
  readonly userId?: string;
  /** The sections alone tell whether a member of staff acts for the visitor. */
  readonly answer?: 'pending' | 'loaded' | 'failed';
}
const noMenus: AccountState = { account: { sections: [] } };

function accountReducer(
  state: AccountState = noMenus,
  action:
    | ReturnType<
        | typeof accountSectionsAsked
        | typeof accountSectionsLoaded
        | typeof accountSectionsFailed
        | typeof userNavigationLoaded
      >
    | SessionAction,
): AccountState {
  switch (action.type) {
    case 'account/sectionsAsked':
      return { ...state, answer: 'pending' };
    case 'account/sectionsFailed':
      return { ...state, answer: 'failed' };
    case 'account/sectionsLoaded':
      return {
        ...state,
        account: action.account,
        userId: action.userId,
        answer: 'loaded',
      };
    case 'account/userNavigationLoaded':
      return { ...state, navigation: action.navigation };
    case 'session/loggedIn':
      return toMenusOf(action.user.id, state);
    case 'session/loggedOut':
      return noMenus;
    default:
      return state;
  }
}

/** Hides the menus of a previous visitor. */
function toMenusOf(userId: string, state: AccountState): AccountState {
  if (state.userId === userId) {
    return state;
  }
  return state.userId === undefined
    ? { ...state, userId }
    : { ...noMenus, userId };
}

export const accountSectionsAsked = () =>
  ({ type: 'account/sectionsAsked' }) as const;
export const accountSectionsFailed = () =>
  ({ type: 'account/sectionsFailed' }) as const;
/** The user id is missing while the sections are all that is known of the visitor. */
export const accountSectionsLoaded = (
  account: AccountSections,
  userId?: string,
) => ({ type: 'account/sectionsLoaded', account, userId }) as const;
export const userNavigationLoaded = (navigation: UserNavigation) =>
  ({ type: 'account/userNavigationLoaded', navigation }) as const;

const name = 'headerAccount';
type StateWithAccount = SessionState & { readonly [name]?: AccountState };
export const selectAccount = (state: StateWithAccount): AccountState =>
  state[name] ?? noMenus;
export const selectAccountSections = (
  state: SessionState,
): readonly NavigationSection[] => selectAccount(state).account.sections;
export const selectUserNavigation = (
  state: SessionState,
): UserNavigation | undefined =>
  selectGiven(state) ?? selectAccount(state).navigation;
/** NAV-7. */
export const selectImpersonation = (
  state: SessionState,
): Impersonation | undefined => selectAccount(state).account.impersonation;

/** While it is unknown whether the visitor acts for the person whom the session has found, their name would mislead (NAV-7). */
export const selectIsUndecided = (state: SessionState): boolean =>
  selectAccount(state).answer === 'pending' && !selectGiven(state);

/** Undefined without an answer. */
export const selectIsActing = (state: SessionState): boolean | undefined =>
  selectGiven(state) || selectAccount(state).answer === 'loaded'
    ? selectImpersonation(state) !== undefined
    : undefined;

/** Read here, because a session of an earlier release has no such selector. */
export const selectIsLeaving = ({ user }: SessionState): boolean =>
  user.isLeaving === true;

export const accountSlice: SessionFeature = { name, reducer: accountReducer };
