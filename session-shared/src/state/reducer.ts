import { combineReducers, type Reducer, type UnknownAction } from 'redux';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import type { SessionAction } from './actions';
import type { FeatureReducer } from './contract';
import {
  initialState,
  type LookupState,
  type OnboardingState,
  type PermissionsState,
  type RegistrationState,
  type SessionConfigState,
  type SessionState,
  type UserState,
} from './state';

type Part<State> = (state: State, action: SessionAction) => State;

const registration: Part<RegistrationState> = (state, action) => {
  switch (action.type) {
    case 'registration/inputValuesSet':
      return { ...state, inputValues: action.inputValues };
    case 'registration/nodeSet':
      return { ...state, node: action.node };
    case 'registration/pathSet':
      return { ...state, path: action.path };
    case 'registration/redirectUrlSet':
      return { ...state, redirectUrl: action.redirectUrl };
    case 'registration/uiConfigSet':
      return { ...state, uiConfig: { ...state.uiConfig, ...action.uiConfig } };
    case 'registration/lightboxShown':
      return { ...state, showLightbox: true };
    case 'registration/lightboxHidden':
      return { ...state, showLightbox: false };
    case 'registration/googleOneTapShown':
      return { ...state, showGoogleOneTap: true };
    case 'registration/googleOneTapHidden':
      return { ...state, showGoogleOneTap: false };
    default:
      return state;
  }
};

const user: Part<UserState> = (state, action) => {
  switch (action.type) {
    case 'session/loggedIn':
      return {
        loggedIn: true,
        name: `${action.user.firstName} ${action.user.lastName}`.trim(),
        authToken: action.authToken ?? state.authToken,
      };
    case 'session/loggedOut':
      return { loggedIn: false };
    case 'session/authTokenSet':
      return { ...state, authToken: action.authToken };
    default:
      return state;
  }
};

const onboarding: Part<OnboardingState> = (state, action) => {
  switch (action.type) {
    case 'onboarding/questionnaireShown':
      return { ...state, showQuestionnaire: true };
    case 'onboarding/questionnaireHidden':
      return { ...state, showQuestionnaire: false };
    case 'onboarding/configSet':
      return { ...state, ...action.config };
    default:
      return state;
  }
};

const lookup: Part<LookupState> = (state, action) => {
  switch (action.type) {
    // What is known stays known while it is asked again.
    case 'session/lookupStarted':
      return state.status === 'signedIn' || state.status === 'signedOut'
        ? state
        : { ...state, status: 'loading' };
    case 'session/lookupFailed':
      return state.status === 'loading' || state.status === 'notLoaded'
        ? { status: 'unknown' }
        : state;
    case 'session/loggedIn':
      return { status: 'signedIn', user: action.user };
    case 'session/loggedOut':
      return { status: 'signedOut' };
    default:
      return state;
  }
};

const permissions: Part<PermissionsState> = (state, action) => {
  switch (action.type) {
    case 'permissions/loaded':
      return state.status === 'loaded' ? state : { ...state, status: 'loaded' };
    case 'permissions/retried':
      return { ...state, retryAttempted: true };
    // Whoever signs out has no check that failed: a retry now could find the cookie that another tab is just about to give back.
    case 'session/loggedOut':
      return state.status === 'loaded' ? { ...state, retryAttempted: true } : state;
    default:
      return state;
  }
};

const promises: Part<SessionState['promises']> = (state, action) =>
  action.type === 'promise/statusChanged'
    ? { ...state, [action.actionType]: action.status }
    : state;

const config: Part<SessionConfigState> = (state, action) =>
  action.type === 'config/set' ? { ...state, ...action.config } : state;

/** The session's own parts, and those that features add, over one state. */
export function sessionReducer(
  site: SiteConfig,
  features: Readonly<Record<string, FeatureReducer>> = {},
): Reducer<SessionState, UnknownAction> {
  const initial = initialState(site);
  const startingAt =
    <State>(start: State, part: Part<State>): Reducer<State, UnknownAction> =>
    (state = start, action) =>
      part(state, action as SessionAction);
  return combineReducers({
    ...(features as Record<string, Reducer>),
    registration: startingAt(initial.registration, registration),
    user: startingAt(initial.user, user),
    onboarding: startingAt(initial.onboarding, onboarding),
    lookup: startingAt(initial.lookup, lookup),
    permissions: startingAt(initial.permissions, permissions),
    promises: startingAt(initial.promises, promises),
    config: startingAt(initial.config, config),
  }) as unknown as Reducer<SessionState, UnknownAction>;
}
