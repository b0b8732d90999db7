/** Puts the session together and starts what keeps it true. */
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { tracked } from '../analytics/actions';
import type { SignInOutcome } from '../sign-in/sendSignIn';
import { createApi } from '../api/api';
import { configSet, loggedIn, loggedOut, promiseSettled } from '../state/actions';
import { openTabChannel } from './channel';
import { createChallenge } from './challenge';
import { contractMajor, type Session } from '../state/contract';
import { interceptPageLinks, pageLinkPaths } from './pageLinks';
import { createReport } from './report';
import { sessionSaga } from './saga';
import { selectAuthToken, selectSite } from '../state/selectors';
import { createSignIn } from './signIn';
import { leaveAuthServices } from './signOut';
import { keepRegion, keepsCookies, keepSignedInHint, readGuid, readUserSessionId } from './storage';
import { createSessionStore } from '../state/store';
import { createUserLookup } from './userLookup';

/** What the session needs of the browser; replaced in tests. */
export interface SessionEnvironment {
  readonly window: Window & typeof globalThis;
  readonly fetch: typeof fetch;
  readonly navigate: (address: string) => void;
  readonly reload: () => void;
}

export function startSession(
  config: SiteConfig,
  { window, fetch, navigate, reload }: SessionEnvironment,
): Session {
  const { store, attach, run } = createSessionStore(config);
  const { origin } = window.location;
  const site = () => selectSite(store.getState());
  const own = () => session;

  const api = createApi({
    fetch,
    origin,
    base: () => site().apiBase,
    partnerId: () => site().partnerIds.web,
    bot: () => site().bot,
    token: async (from) =>
      (from === 'cache' && selectAuthToken(store.getState())) || tokenAfter(await lookUpUser(from)),
    signIn: () => session.signIn(),
    challenge: createChallenge(own, origin),
    report: (actionType, status) => store.dispatch(promiseSettled(actionType, status)),
  });
  const tokenAfter = ({ status }: { readonly status: string }) =>
    status === 'signedIn' ? selectAuthToken(store.getState()) : undefined;
  const lookUpUser = createUserLookup(store, () => api);
  const tabs = openTabChannel(window, (message) => {
    if (message === 'signedIn') void lookUpUser('cookie');
    else store.dispatch(loggedOut(true));
  });

  /** F36: without cookies a reload would sign out at once whoever has just signed in; the page goes on with the token it holds. */
  const reloadSignedIn = () => {
    if (keepsCookies(window)) reload();
  };

  const session: Session = {
    contractMajor,
    store,
    api,
    lookUpUser,
    attach: (feature) => attach(session, feature),
    signIn: createSignIn({ session: own, origin, navigate, reload: reloadSignedIn, welcome }),
    async signOut() {
      await leaveAuthServices(api);
      keepSignedInHint(window, false);
      store.dispatch(loggedOut(true));
      tabs.tell('signedOut');
      navigate(pageLinkPaths.signOut);
    },
    track: (event) => void store.dispatch(tracked(event)),
    report: createReport(window, () => site().errorReporterGlobal),
  };

  function welcome({ user, authToken }: SignInOutcome): void {
    keepSignedInHint(window, true);
    store.dispatch(loggedIn(user, authToken));
    tabs.tell('signedIn');
  }

  keepRegion(window);
  store.dispatch(
    configSet({
      userSessionId: readUserSessionId(window),
      guid: readGuid(window),
      zuid: new URLSearchParams(window.location.search).get('zuid') ?? undefined,
    }),
  );
  interceptPageLinks(window.document, (link) => {
    if (link === 'signOut') void session.signOut();
    // Where the lightbox cannot be had, the link goes where it says.
    else
      void session
        .signIn({ tab: link, afterSuccess: 'reload' })
        .catch(() => navigate(pageLinkPaths[link]));
  });
  run(sessionSaga, { session, window, welcome, tellTabs: tabs.tell });
  // A page from the back/forward cache may be older than a sign-out elsewhere (F19).
  window.addEventListener('pageshow', ({ persisted }) => persisted && void lookUpUser('cookie'));
  return session;
}
