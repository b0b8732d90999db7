/** The one session of the page. Source: ledger STO-1, STO-2; architecture, "Promise: session-shared". */
import { toSiteConfig, type SiteConfig } from 'mortgage-domain/siteConfig';
import { createApi } from './api';
import { configSet, lightboxHidden, lightboxShown, loggedIn, loggedOut, pathSet } from './actions';
import { openTabChannel } from './channel';
import { contractMajor, type Session, type SignInOptions } from './contract';
import { interceptPageLinks } from './pageLinks';
import { sessionSaga } from './saga';
import { selectAuthToken, selectSite } from './selectors';
import { leaveAuthServices } from './signOut';
import { keepRegion, keepSignedInHint, readGuid, readUserSessionId } from './storage';
import { createSessionStore } from './store';
import { createUserLookup } from './userLookup';

const sessionKey = Symbol.for('mortgage.session');
type SessionWindow = Window & typeof globalThis & { [sessionKey]?: Session };

/** What the session needs of the browser; replaced in tests. */
export interface SessionEnvironment {
  readonly window: Window & typeof globalThis;
  readonly fetch: typeof fetch;
  readonly navigate: (path: string) => void;
  readonly reload: () => void;
}

const browser = (): SessionEnvironment => ({
  window, fetch: window.fetch.bind(window), navigate: (path) => window.location.assign(path), reload: () => window.location.reload(),
});

/** The page's session: made by the first caller, shared by all later ones. */
export function connectSession(page: Partial<SiteConfig> = {}): Session {
  const shared = window as SessionWindow;
  return (shared[sessionKey] ??= startSession(toSiteConfig(page), browser()));
}

/** STO-2: the one way to replace it. */
export function overrideSession(session: Session | undefined): void {
  (window as SessionWindow)[sessionKey] = session;
}

/** Makes a session and starts what keeps it true. */
export function startSession(site: SiteConfig, environment: SessionEnvironment): Session {
  const { window, navigate, reload } = environment;
  const { store, attach, run } = createSessionStore(site);
  let signingIn: Promise<string | undefined> | undefined;

  const api = createApi({
    fetch: environment.fetch, origin: window.location.origin,
    base: () => selectSite(store.getState()).apiBase,
    partnerId: () => selectSite(store.getState()).partnerIds.web,
    async token(from) {
      const held = selectAuthToken(store.getState());
      if (from === 'cache' && held) return held;
      const found = await lookUpUser(from);
      return found.status === 'signedIn' ? selectAuthToken(store.getState()) : undefined;
    },
    signIn: () => session.signIn(),
    report: (actionType, status) => store.dispatch({ type: 'promise/statusChanged', actionType, status }),
  });
  const lookUpUser = createUserLookup(store, () => api, (signedIn) => keepSignedInHint(window, signedIn));
  const tabs = openTabChannel(window, (message) => {
    if (message === 'signedIn') void lookUpUser('network');
    else store.dispatch(loggedOut());
  });

  async function signInOnce({ path = '/', tab = 'signIn', afterSuccess = 'stay' }: SignInOptions): Promise<string | undefined> {
    store.dispatch(pathSet(path));
    store.dispatch(lightboxShown());
    try {
      // Its code is fetched only now (SGN-1).
      const { openSignInDialog } = await import(/* webpackChunkName: "lightbox" */ '../sign-in/openSignInDialog');
      const outcome = await openSignInDialog(session, { tab });
      if (!outcome) return undefined;
      store.dispatch(loggedIn(outcome.user, outcome.authToken));
      keepSignedInHint(window, true);
      tabs.tell('signedIn');
      if (afterSuccess === 'reload') reload();
      return outcome.authToken;
    } finally {
      store.dispatch(lightboxHidden());
    }
  }

  const session: Session = {
    contractMajor, store, api, lookUpUser,
    attach: (feature) => attach(session, feature),
    signIn: (options = {}) => (signingIn ??= signInOnce(options).finally(() => { signingIn = undefined; })),
    async signOut() {
      await leaveAuthServices(api);
      keepSignedInHint(window, false);
      store.dispatch(loggedOut());
      tabs.tell('signedOut');
      navigate('/Logout.htm');
    },
  };

  keepRegion(window);
  store.dispatch(configSet({ userSessionId: readUserSessionId(window), guid: readGuid(window), zuid: new URLSearchParams(window.location.search).get('zuid') ?? undefined }));
  interceptPageLinks(window.document, (link) => {
    if (link === 'signOut') void session.signOut();
    else void session.signIn({ tab: link, afterSuccess: 'reload' }).catch(() => navigate(link === 'signIn' ? '/user/acct/login/' : '/user/acct/register/'));
  });
  run(sessionSaga, window.document);
  // A page from the back/forward cache may be older than a sign-out elsewhere (F19).
  window.addEventListener('pageshow', ({ persisted }) => persisted && void lookUpUser('network'));
  return session;
}
