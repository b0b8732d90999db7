/** The door `session-shared/session`. */
export { connectSession, overrideSession, startSession, type SessionEnvironment } from './connectSession';
export { createAnonymousSession } from './anonymousSession';
export { createLookupCache } from './lookupCache';
export { contractMajor } from './contract';
export type { Api, ApiError, ApiResult, CallOptions, PageRequest, Reader, Session, SessionFeature, SignInOptions, UserLookup } from './contract';
export * from './actions';
export {
  selectAuthToken, selectConfig, selectHasPermissions, selectLoggedIn, selectLookupStatus, selectOnboarding, selectPermissionsState,
  selectPromiseStatus, selectRegistration, selectSite, selectUser,
} from './selectors';
export type { LookupStatus, SessionState } from './state';
