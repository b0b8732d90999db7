import { createSelector } from 'reselect';
import { hasPermissions } from 'mortgage-domain/people/permissions';
import type { User } from 'mortgage-domain/people/user';
import type {
  LookupState,
  LookupStatus,
  OnboardingState,
  PermissionsState,
  PromiseStatus,
  RegistrationState,
  SessionConfigState,
  SessionState,
} from './state';

export const selectLoggedIn = (state: SessionState): boolean => state.user.loggedIn;
export const selectAuthToken = (state: SessionState): string | undefined => state.user.authToken;
export const selectLookup = (state: SessionState): LookupState => state.lookup;
export const selectUser = (state: SessionState): User | undefined => state.lookup.user;
export const selectLookupStatus = (state: SessionState): LookupStatus => state.lookup.status;
export const selectRegistration = (state: SessionState): RegistrationState => state.registration;
export const selectOnboarding = (state: SessionState): OnboardingState => state.onboarding;
export const selectPermissionsState = (state: SessionState): PermissionsState => state.permissions;
export const selectConfig = (state: SessionState): SessionConfigState => state.config;
export const selectSite = (state: SessionState): SessionConfigState['site'] => state.config.site;
export const selectPromiseStatus =
  (actionType: string) =>
  (state: SessionState): PromiseStatus | undefined =>
    state.promises[actionType];
/** PRM-10. */
export const selectHasPermissions = (required: readonly string[]) =>
  createSelector([selectUser], (user) => hasPermissions(user, required));
