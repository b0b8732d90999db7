/** Everything that can happen to the session. Source: specification 4, 5; ledger STO-3..12, PRM-1, PRM-3, PRM-4. */
import type { User } from 'mortgage-domain/people/user';
import type { OnboardingState, PromiseStatus, SessionConfigState, SignInUiConfig } from './state';

/** A setter's value must be there; the specification fixes one of the messages. */
function required<Value>(value: Value | undefined | null, message: string): Value {
  if (value === undefined || value === null || value === '') throw new Error(message);
  return value;
}

export const loggedIn = (user: User, authToken?: string) =>
  ({ type: 'session/loggedIn', user, authToken }) as const;
/** `told`: the other tabs know of it, or are told by whoever dispatches this. */
export const loggedOut = (told = false) => ({ type: 'session/loggedOut', told }) as const;
export const lookupStarted = () => ({ type: 'session/lookupStarted' }) as const;
/** The lookup gave no answer: nothing is known anew. */
export const lookupFailed = () => ({ type: 'session/lookupFailed' }) as const;
/** STO-9. */
export const authTokenSet = (authToken: string | undefined) =>
  ({
    type: 'session/authTokenSet',
    authToken: required(authToken, 'No auth token provided'),
  }) as const;
/** STO-10. */
export const inputValuesSet = (inputValues: Readonly<Record<string, unknown>> | undefined) =>
  ({
    type: 'registration/inputValuesSet',
    inputValues: required(inputValues, 'No input values provided'),
  }) as const;
export const nodeSet = (node: string | undefined) =>
  ({ type: 'registration/nodeSet', node }) as const;
/** STO-11. */
export const pathSet = (path: string | undefined) =>
  ({ type: 'registration/pathSet', path: required(path, 'No path provided') }) as const;
/** STO-12. */
export const redirectUrlSet = (redirectUrl: string | undefined) =>
  ({
    type: 'registration/redirectUrlSet',
    redirectUrl: required(redirectUrl, 'No redirect URL provided'),
  }) as const;
export const uiConfigSet = (uiConfig: Partial<SignInUiConfig>) =>
  ({ type: 'registration/uiConfigSet', uiConfig }) as const;
export const lightboxShown = () => ({ type: 'registration/lightboxShown' }) as const;
export const lightboxHidden = () => ({ type: 'registration/lightboxHidden' }) as const;
export const googleOneTapShown = () => ({ type: 'registration/googleOneTapShown' }) as const;
export const googleOneTapHidden = () => ({ type: 'registration/googleOneTapHidden' }) as const;
export const questionnaireShown = () => ({ type: 'onboarding/questionnaireShown' }) as const;
export const questionnaireHidden = () => ({ type: 'onboarding/questionnaireHidden' }) as const;
export const onboardingConfigSet = (config: Partial<OnboardingState>) =>
  ({ type: 'onboarding/configSet', config }) as const;
export const permissionsLoaded = () => ({ type: 'permissions/loaded' }) as const;
export const permissionsRetried = () => ({ type: 'permissions/retried' }) as const;
export const promiseSettled = (actionType: string, status: PromiseStatus) =>
  ({ type: 'promise/statusChanged', actionType, status }) as const;
export const configSet = (config: Partial<SessionConfigState>) =>
  ({ type: 'config/set', config }) as const;

export type SessionAction = ReturnType<
  | typeof loggedIn
  | typeof loggedOut
  | typeof lookupStarted
  | typeof lookupFailed
  | typeof authTokenSet
  | typeof inputValuesSet
  | typeof nodeSet
  | typeof pathSet
  | typeof redirectUrlSet
  | typeof uiConfigSet
  | typeof lightboxShown
  | typeof lightboxHidden
  | typeof googleOneTapShown
  | typeof googleOneTapHidden
  | typeof questionnaireShown
  | typeof questionnaireHidden
  | typeof onboardingConfigSet
  | typeof permissionsLoaded
  | typeof permissionsRetried
  | typeof promiseSettled
  | typeof configSet
>;
