/** The door `session-shared/session`. */
export { configureSession, connectSession, overrideSession } from './connectSession';
export { startSession, type SessionEnvironment } from './startSession';
export { ChallengeClosed } from '../api/challengeClosed';
export { createAnonymousSession } from './anonymousSession';
export { createLookupCache } from '../api/lookupCache';
export { contractMajor } from '../state/contract';
export type {
  Api,
  ApiError,
  ApiResult,
  CallOptions,
  PageRequest,
  Problem,
  Reader,
  Session,
  SessionFeature,
  SignInOptions,
  TrackingEvent,
  UserLookup,
} from '../state/contract';
export {
  sendCalculatorMarketing,
  type CalculatorProperty,
} from '../calculator/sendCalculatorMarketing';
export { fetchRegionInformation, type LocationRef } from '../places/fetchRegionInformation';
export * from '../state/actions';
export {
  selectAuthToken,
  selectConfig,
  selectHasPermissions,
  selectLoggedIn,
  selectLookupStatus,
  selectOnboarding,
  selectPermissionsState,
  selectPromiseStatus,
  selectRegistration,
  selectSite,
  selectUser,
} from '../state/selectors';
export type { LookupStatus, SessionState } from '../state/state';
