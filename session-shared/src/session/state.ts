/** The session's state, put together from its parts. Source: specification 3, 4; ledger STO-13..16, PRM-1, PRM-3, PRM-4, ENT-4. */
import { combineReducers, type Reducer, type ReducersMapObject } from 'redux';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import {
  configReducer,
  initialConfig,
  type ConfigAction,
} from '../config/config';
import {
  initialOnboarding,
  onboardingReducer,
  type OnboardingAction,
} from '../onboarding/onboarding';
import {
  initialPermissions,
  permissionsReducer,
  type PermissionsAction,
} from '../permissions/permissions';
import {
  initialPromises,
  promisesReducer,
  type PromisesAction,
} from '../promises/promises';
import {
  initialRegistration,
  registrationReducer,
  type RegistrationAction,
} from '../registration/registration';
import type { NavigationAction } from '../navigation/actions';
import {
  initialUser,
  userReducer,
  type VisitorAction,
} from '../visitor/visitor';

const ownReducers = {
  config: configReducer,
  onboarding: onboardingReducer,
  permissions: permissionsReducer,
  promises: promisesReducer,
  registration: registrationReducer,
  user: userReducer,
};

export type SessionState = {
  readonly [Name in keyof typeof ownReducers]: ReturnType<
    (typeof ownReducers)[Name]
  >;
};

export type SessionAction =
  | ConfigAction
  | NavigationAction
  | OnboardingAction
  | PermissionsAction
  | PromisesAction
  | RegistrationAction
  | VisitorAction;

/** A reducer of any state may join; it gets every action and returns the same object for those that are not its own. */
export type FeatureReducer = (state: never, action: never) => unknown;

export const initialState = (site: SiteConfig): SessionState => ({
  config: initialConfig(site),
  onboarding: initialOnboarding,
  permissions: initialPermissions,
  promises: initialPromises,
  registration: initialRegistration(site),
  user: initialUser,
});

/** The session's own parts, and those that features add, over one state. */
export function sessionReducer(
  features: Readonly<Record<string, FeatureReducer>> = {},
): Reducer<SessionState> {
  // A reducer's type names only its own actions; a store gives it all actions.
  return combineReducers({
    ...features,
    ...ownReducers,
  } as ReducersMapObject<SessionState>);
}
