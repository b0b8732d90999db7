/** The sign-in dialog and one-tap. Source: specification 3, 4; ledger STO-5..7, STO-10..14, SGN-2..6, OPN-35. */
import { unnamedSite, type SiteConfig } from 'mortgage-domain/site/siteConfig';
import { toSitePath, usualPaths } from 'mortgage-domain/site/sitePaths';

import { text } from '../site/messages';

export interface SignInUiConfig {
  readonly headerText: string;
  readonly gaLabel: string;
  readonly showTabs: boolean;
  /** Selector of the page's element that the dialog is rendered in; else the body. */
  readonly renderNodeTarget?: string;
  readonly disableEmailForm: boolean;
  readonly showProRegCheckbox: boolean;
}
export interface RegistrationState {
  /** Initial values of the form: `email`, a text, and `professional`, a boolean; never a password. */
  readonly inputValues: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly redirectUrl?: string;
  readonly showLightbox: boolean;
  readonly showGoogleOneTap: boolean;
  /** The same for the next dialogs, before `renderNodeTarget`. */
  readonly node?: string;
  /** State only: nothing sets or reads it (OPN-35). */
  readonly zmaHandlerFns?: unknown;
  /** State only: no action sets it (OPN-35). */
  readonly requiresPassword: boolean;
  readonly resetPasswordLinkUrl: string;
  readonly uiConfig: SignInUiConfig;
}
export interface RegistrationPart {
  readonly registration: RegistrationState;
}
/** Start and destination of one sign-in (STO-11, STO-12). */
export type SignInEntry = Pick<RegistrationState, 'path' | 'redirectUrl'>;
export const initialEntry: SignInEntry = { path: '/', redirectUrl: undefined };
/** SGN-2, OPN-35. */
export const formatGreeting = ({
  productName,
}: Pick<SiteConfig, 'productName'>): string =>
  text('greeting', { productName });
export const initialRegistration = (
  site: Pick<SiteConfig, 'productName' | 'paths' | 'accountPrefix'>,
): RegistrationState => ({
  inputValues: {},
  ...initialEntry,
  showLightbox: false,
  showGoogleOneTap: false,
  requiresPassword: true,
  resetPasswordLinkUrl: toSitePath(usualPaths.passwordReset, site),
  uiConfig: {
    headerText: formatGreeting(site),
    gaLabel: 'generic/generic',
    showTabs: true,
    disableEmailForm: false,
    showProRegCheckbox: true,
  },
});

export function registrationReducer(
  state: RegistrationState = initialRegistration(unnamedSite),
  action: RegistrationAction,
): RegistrationState {
  switch (action.type) {
    case 'registration/inputValuesSet':
      return {
        ...state,
        inputValues: given(action.inputValues, 'No input values provided'),
      };
    case 'registration/nodeSet':
      return { ...state, node: action.node };
    case 'registration/pathSet':
      return { ...state, path: given(action.path, 'No path provided') };
    case 'registration/redirectUrlSet':
      return {
        ...state,
        redirectUrl: given(action.redirectUrl, 'No redirect URL provided'),
      };
    case 'registration/entryReset':
      return { ...state, ...action.entry };
    case 'registration/uiConfigSet':
      return { ...state, uiConfig: withSet(state.uiConfig, action.uiConfig) };
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
}

/** An undefined value leaves the one before. */
const withSet = (
  before: SignInUiConfig,
  next: Partial<SignInUiConfig>,
): SignInUiConfig => ({
  ...before,
  ...Object.fromEntries(
    Object.entries<unknown>(next).filter(([, value]) => value !== undefined),
  ),
});

/** Throws if a setter's action has no value, however the action was made. */
function given<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined || value === null || value === '') {
    throw new Error(message);
  }
  return value;
}

/** STO-10. */
export const inputValuesSet = (
  inputValues: Readonly<Record<string, unknown>> | undefined,
) => ({ type: 'registration/inputValuesSet', inputValues }) as const;
export const nodeSet = (node: string | undefined) =>
  ({ type: 'registration/nodeSet', node }) as const;
/** STO-11. */
export const pathSet = (path: string | undefined) =>
  ({ type: 'registration/pathSet', path }) as const;
/** STO-12. */
export const redirectUrlSet = (redirectUrl: string | undefined) =>
  ({ type: 'registration/redirectUrlSet', redirectUrl }) as const;
/** Their sign-in is over: the next one has its own destination. */
export const entryReset = ({ path, redirectUrl }: SignInEntry) =>
  ({ type: 'registration/entryReset', entry: { path, redirectUrl } }) as const;
export const uiConfigSet = (uiConfig: Partial<SignInUiConfig>) =>
  ({ type: 'registration/uiConfigSet', uiConfig }) as const;
export const lightboxShown = () =>
  ({ type: 'registration/lightboxShown' }) as const;
export const lightboxHidden = () =>
  ({ type: 'registration/lightboxHidden' }) as const;
export const googleOneTapShown = () =>
  ({ type: 'registration/googleOneTapShown' }) as const;
export const googleOneTapHidden = () =>
  ({ type: 'registration/googleOneTapHidden' }) as const;
export type RegistrationAction = ReturnType<
  | typeof inputValuesSet
  | typeof nodeSet
  | typeof pathSet
  | typeof redirectUrlSet
  | typeof entryReset
  | typeof uiConfigSet
  | typeof lightboxShown
  | typeof lightboxHidden
  | typeof googleOneTapShown
  | typeof googleOneTapHidden
>;

export const selectRegistration = ({
  registration,
}: RegistrationPart): RegistrationState => registration;
