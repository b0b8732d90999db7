/** The exposed module `session-shared/session`: what remotes and hosts use of the session, frozen within a major (docs/contracts.md). */
export {
  configureSession,
  connectSession,
  overrideSession,
} from './connectSession';
export { createAnonymousSession } from './anonymousSession';
export type { Session, SessionFeature } from './contract';
export type { SessionAction, SessionState } from './state';
export type { TrackingEvent } from '../analytics/actions';
export type {
  Api,
  ApiError,
  ApiResult,
  CallOptions,
  PageRequest,
  Reader,
} from '../api/contract';
export { createLookupCache } from '../api/lookupCache';
export {
  sendCalculatorMarketing,
  type CalculatorProperty,
} from '../calculator/sendCalculatorMarketing';
export {
  selectConfig,
  selectEnvironment,
  selectSessionConfig,
  selectSite,
  type ConfigPart,
} from '../config/config';
export {
  fetchRegionInformation,
  findRegionId,
  type LocationRef,
} from '../places/findRegionId';
export type { Problem } from '../problems/report';
export type { SignInOptions } from '../sign-in/signIn';
export type { UserLookup } from '../visitor/userLookup';
export {
  loggedOut,
  lookupFailed,
  selectLoggedIn,
  selectLookupStatus,
  selectUser,
  type LookupStatus,
  type UserPart,
} from '../visitor/visitor';
