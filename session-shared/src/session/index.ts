/** The exposed module `session-shared/session`: what remotes and hosts use of the session, frozen within a major (docs/contracts.md). */
export { configureSession, connectSession, overrideSession } from './connectSession';
export { createAnonymousSession } from './anonymousSession';
export { createLookupCache } from '../api/lookupCache';
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
export { loggedOut, lookupFailed, type SessionAction } from '../state/actions';
export {
  selectConfig,
  selectLoggedIn,
  selectLookupStatus,
  selectSite,
  selectUser,
} from '../state/selectors';
export type { LookupStatus, SessionState } from '../state/state';
