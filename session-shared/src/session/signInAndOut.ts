/** The ways to sign in and out, and the steps after them. Source: specification 7; ledger AUT-6, SEC-1..4, OPN-91, OPN-105. */
import { buildPath } from 'mortgage-domain/links/buildPath';
import {
  findAccountPage,
  type AccountPageName,
} from 'mortgage-domain/site/accountPages';
import { withReturn } from 'mortgage-domain/site/returnAddress';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { authServiceBases } from 'mortgage-domain/site/servicePaths';
import { pageLinkPath } from '../page/pageLinks';
import { lightboxHidden } from '../registration/registration';
import type { SignIn } from '../sign-in/signIn';
import type { Api } from '../api/contract';
import { timeoutMs } from '../api/sendRequest';
import { keepSignedInHint, type TabChannel } from '../tabs/tabChannel';
import {
  loggedOut,
  signOutStarted,
  type VisitorStore,
  takeVisitor,
} from '../visitor/visitor';
import { sendCalculatorMarketing } from '../calculator/sendCalculatorMarketing';
import type { SessionConfigState } from '../config/config';
import type { SignedIn } from '../sign-in/api';
import type { Session, SessionStore } from './contract';

interface Places {
  readonly site: () => SiteConfig;
  readonly window: Window;
  readonly navigate: (address: string) => void;
}

/** Opens the sign-in dialog, or the sign-in page if it cannot be loaded. Never rejects (AUT-6). */
export const offerSignIn =
  (openDialog: SignIn, { window, navigate, site }: Places): SignIn =>
  (options = {}) =>
    openDialog(options).catch(() => {
      const { pathname, search, hash } = window.location;
      const redirectUrl = pathname + search + hash;
      navigate(
        buildPath(pageLinkPath(options.tab ?? 'signIn', site()), {
          redirectUrl,
        }),
      );
      return undefined;
    });

/** Undefined where our dialogs are used. Where the site has account pages, the browser leaves for them. */
export function createPageWays(
  store: SessionStore,
  { window, navigate, site }: Places,
): Pick<Session, 'signIn' | 'signOut'> | undefined {
  if (site().account === 'dialog') {
    return undefined;
  }
  const leave = (page: AccountPageName): void => {
    if (site().account === 'page') {
      navigate(withReturn(findAccountPage(page, site()), window.location));
    }
  };
  return {
    signIn: async ({ tab = 'signIn' } = {}) => {
      leave(tab);
      // An action may have opened the dialog (STO-6).
      store.dispatch(lightboxHidden());
      return undefined;
    },
    signOut: async () => leave('signOut'),
  };
}

interface SignOutPlaces {
  readonly window: Window;
  readonly store: VisitorStore;
  readonly tabs: TabChannel;
  /** Goes to the site's logout page. */
  readonly leave: () => void;
}

/** Out of both auth services, then here and in the other tabs; a failure or time-out of a service is ignored. */
export const createSignOut =
  (api: Api, { window, store, tabs, leave }: SignOutPlaces) =>
  async (): Promise<void> => {
    // A service may take its time: the header shows at once that the press was seen.
    store.dispatch(signOutStarted());
    const signal = AbortSignal.timeout(timeoutMs);
    await Promise.allSettled(
      authServiceBases.map((base) => leaveAuthService(api, base, signal)),
    );
    keepSignedInHint(window, false);
    store.dispatch(loggedOut('here'));
    tabs.post('signedOut');
    leave();
  };

/** Csrf before signout. */
async function leaveAuthService(
  api: Api,
  base: string,
  signal: AbortSignal,
): Promise<void> {
  const csrf = await api.request(`${base}/csrf`, String, {
    asText: true,
    signal,
  });
  if (!csrf.ok) {
    return;
  }
  await api.request(`${base}/signout?callbackUrl=/`, () => undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: csrf.value,
    signal,
  });
}

/** After a sign-in on this page: updates the hint, the store and other tabs, and calls the calculator. */
export function completeSignIn(
  session: Session,
  window: Window,
  tabs: TabChannel,
  signedIn: SignedIn,
): void {
  const { user, config } = session.store.getState();
  keepSignedInHint(window, true);
  takeVisitor(session.store, signedIn);
  tabs.post('signedIn');
  const isCalculator = config.calculatorPath === window.location.pathname;
  if (!user.loggedIn && isCalculator) {
    void assignProperty(session, config);
  }
}

async function assignProperty(
  { api, report }: Session,
  { site, guid }: SessionConfigState,
): Promise<void> {
  const fail = (detail: string) =>
    report({ name: 'CalculatorMarketingFailure', detail });
  try {
    const sent = await sendCalculatorMarketing(api, {
      ...site.calculatorProperty,
      userId: guid,
    });
    if (sent?.ok === false) {
      fail(sent.error);
    }
  } catch (cause) {
    fail(String(cause));
  }
}
