/** The session's state. Source: specification 3, 4; ledger STO-13..16, PRM-1, PRM-3, PRM-4, ENT-4. */
import { passwordResetPath } from 'mortgage-domain/site/accountPaths';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import type { User } from 'mortgage-domain/people/user';

export interface SignInUiConfig {
  readonly headerText: string;
  readonly gaLabel: string;
  readonly showTabs: boolean;
  readonly renderNodeTarget?: string;
  readonly disableEmailForm: boolean;
  readonly showProRegCheckbox: boolean;
}

/** STO-13. */
export interface RegistrationState {
  readonly inputValues: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly redirectUrl?: string;
  readonly showLightbox: boolean;
  readonly showGoogleOneTap: boolean;
  readonly node?: string;
  readonly zmaHandlerFns?: unknown;
  readonly requiresPassword: boolean;
  readonly resetPasswordLinkUrl: string;
  readonly uiConfig: SignInUiConfig;
}

/** STO-15. */
export interface UserState {
  readonly loggedIn: boolean;
  readonly name?: string;
  /** In memory only; the browser's cookie is the authority (S04). */
  readonly authToken?: string;
}

/** STO-16. */
export interface OnboardingState {
  readonly zipCode?: string;
  readonly email?: string;
  readonly eligible?: boolean;
  readonly trial?: boolean;
  readonly variant?: string;
  readonly showQuestionnaire: boolean;
}

export type LookupStatus = 'notLoaded' | 'loading' | 'signedIn' | 'signedOut' | 'unknown';
/** Who the visitor is, as far as it was looked up. A failed lookup is "unknown", never "signed out". */
export interface LookupState {
  readonly status: LookupStatus;
  readonly user?: User;
}

/** PRM-3, PRM-4. */
export interface PermissionsState {
  readonly status: 'notLoaded' | 'loaded';
  readonly retryAttempted: boolean;
}

export type PromiseStatus = 'inProgress' | 'success' | 'error';

export interface SessionConfigState {
  readonly site: SiteConfig;
  readonly userSessionId: string;
  /** OPN-52. */
  readonly zuid?: string;
  /** Visitor guid of the cookie `zguid` (AUT-13). */
  readonly guid?: string;
}

export interface SessionState {
  readonly registration: RegistrationState;
  readonly user: UserState;
  readonly onboarding: OnboardingState;
  readonly lookup: LookupState;
  readonly permissions: PermissionsState;
  /** PRM-1, by action type. */
  readonly promises: Readonly<Record<string, PromiseStatus>>;
  readonly config: SessionConfigState;
}

/** Session id where none can be kept (CON-4, OPN-88). */
export const placeholderSessionId = '0'.repeat(32);

export const initialState = (site: SiteConfig): SessionState => ({
  registration: {
    inputValues: {},
    path: '/',
    showLightbox: false,
    showGoogleOneTap: false,
    requiresPassword: true,
    resetPasswordLinkUrl: passwordResetPath,
    uiConfig: {
      headerText: `Welcome to ${site.productName}`,
      gaLabel: 'generic/generic',
      showTabs: true,
      disableEmailForm: false,
      showProRegCheckbox: true,
    },
  },
  user: { loggedIn: false },
  onboarding: { showQuestionnaire: false },
  lookup: { status: 'notLoaded' },
  permissions: { status: 'notLoaded', retryAttempted: false },
  promises: {},
  config: { site, userSessionId: placeholderSessionId },
});
