/** Signing in through the dialog; callers at the same time share one. Source: specification 2.4, 4; ledger SGN-1, AUT-5, STO-6, STO-12; threat S02. */
import { ownOrigin } from 'embed/own-address';
import { toAllowedAddress } from 'mortgage-domain/links/redirect';
import { keepsCookies } from 'embed/cookies';
import { selectSite, type ConfigPart } from '../config/config';
import type { Report } from '../problems/report';
import { shareRunning } from '../promises/shareRunning';
import {
  entryReset,
  initialEntry,
  lightboxHidden,
  lightboxShown,
  pathSet,
  redirectUrlSet,
  selectRegistration,
  type RegistrationAction,
  type RegistrationPart,
  type SignInEntry,
} from '../registration/registration';
import type { SignedIn } from './api';
import type { SignInOpening } from './SignInDialog';
import type { SignInTab } from './SignInTabs';

export interface SignInOptions {
  /** A known pre-login entry such as `upsell/lender-onboard` (SGN-9), or the path to register from; default `/`. */
  readonly path?: string;
  readonly tab?: SignInTab;
  /** What happens after success; default `stay`. */
  readonly afterSuccess?: 'reload' | 'stay';
  /** Where to go instead, on the page's own origin or the main domain; any other address is left out (S02). */
  readonly redirectUrl?: string;
}
export type SignIn = (options?: SignInOptions) => Promise<string | undefined>;

interface SignInStore {
  getState(): RegistrationPart & ConfigPart;
  dispatch(action: RegistrationAction): unknown;
}

export interface SignInSettings {
  readonly store: SignInStore;
  readonly window: Window;
  readonly navigate: (address: string) => void;
  readonly reload: () => void;
  readonly report: Report;
  /** Settles with the visitor, or with undefined after a cancel. Rejects if the dialog cannot be loaded. */
  readonly showDialog: (
    opening: SignInOpening,
  ) => Promise<SignedIn | undefined>;
  readonly complete: (signedIn: SignedIn) => void;
}

/** The token, or undefined after the visitor closed the dialog; rejects if it cannot be loaded. `options` apply once. */
export function createSignIn(settings: SignInSettings): SignIn {
  const { store, showDialog, complete } = settings;
  let isReloadAsked = false;
  const open = shareRunning(async (options: SignInOptions) => {
    // Begun in a task of its own: `lightboxShown` itself opens the dialog (STO-6).
    await Promise.resolve();
    let nextEntry: SignInEntry = selectRegistration(store.getState());
    prepareDialog(store, options);
    try {
      const hasCookies = keepsCookies(settings.window);
      const signedIn = await showDialog({
        firstTab: options.tab ?? 'signIn',
        hasCookies,
      });
      if (!signedIn) {
        return undefined;
      }
      complete(signedIn);
      leavePage(settings, isReloadAsked);
      nextEntry = initialEntry;
      return signedIn.authToken;
    } finally {
      isReloadAsked = false;
      store.dispatch(entryReset(nextEntry));
      store.dispatch(lightboxHidden());
    }
  });
  return (options = {}) => {
    // Also if the dialog is already opening for another caller (HDR-21).
    isReloadAsked ||= options.afterSuccess === 'reload';
    return open(options);
  };
}

function prepareDialog(
  store: SignInStore,
  { path, redirectUrl }: SignInOptions,
): void {
  if (path) {
    store.dispatch(pathSet(path));
  }
  if (redirectUrl) {
    store.dispatch(redirectUrlSet(redirectUrl));
  }
  if (!selectRegistration(store.getState()).showLightbox) {
    store.dispatch(lightboxShown());
  }
}

/** A redirect URL that leads off the allowed hosts is left out, and reported. */
function leavePage(
  { store, window, navigate, reload, report }: SignInSettings,
  isReloadAsked: boolean,
): void {
  const { redirectUrl } = selectRegistration(store.getState());
  const { mainDomain } = selectSite(store.getState());
  const hosts = [mainDomain, `www.${mainDomain}`];
  const address =
    redirectUrl &&
    toAllowedAddress(redirectUrl, ownOrigin(window) ?? '', hosts);
  if (redirectUrl && !address) {
    report({ name: 'RedirectRefused' });
  }
  if (address) {
    navigate(address);
  }
  // Without cookies a reload would sign the visitor out again, so the page keeps its token (F36).
  else if (isReloadAsked && keepsCookies(window)) {
    reload();
  }
}
