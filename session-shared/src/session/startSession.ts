/** Builds the session: store, calls, visitor lookup, sign-in and sign-out; then starts its background tasks. */
import { ownOrigin } from 'embed/own-address';
import { toSitePath } from 'mortgage-domain/site/sitePaths';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { tracked } from '../analytics/actions';
import { createApi, type ApiClient } from '../api/createApi';
import { loadReaders } from '../api/loadReaders';
import { createChallenge } from '../challenge/challenge';
import {
  configSet,
  selectSite,
  selectEnvironment,
  selectSessionConfig,
} from '../config/config';
import { readBrowserSession } from '../config/readBrowserSession';
import { announceLinks } from '../page/announceLinks';
import { followLenderWebsiteLinks } from '../page/followLenderWebsiteLinks';
import { followPageLinks, pageLinkPath } from '../page/pageLinks';
import { createReport, type Report } from '../problems/report';
import { promiseStatusChanged } from '../promises/promises';
import { lightboxHidden } from '../registration/registration';
import { createSignIn } from '../sign-in/signIn';
import {
  hasSignedInHint,
  openTabChannel,
  type TabChannel,
} from '../tabs/tabChannel';
import {
  expiryFound,
  loggedOut,
  selectLookup,
  watchToken,
} from '../visitor/visitor';
import { joinPage } from '../visitor/joinPage';
import {
  createUserLookup,
  findToken,
  type LookUpUser,
  type UserLookup,
} from '../visitor/userLookup';
import {
  completeSignIn,
  createPageWays,
  createSignOut,
  offerSignIn,
} from './signInAndOut';
import { contractMajor, type Session, type SessionStore } from './contract';
import { followAddress } from './followAddress';
import { loadDialogs } from './loadDialogs';
import { sessionSaga, type SessionTasks } from './saga';
import { createSessionStore } from './store';

/** Build-time constant: the version of this code. */
declare const __RELEASE_VERSION__: string;

export interface SessionEnvironment {
  readonly window: Window & typeof globalThis;
  readonly fetch: typeof fetch;
  readonly navigate: (address: string) => void;
  readonly reload: () => void;
}

export function startSession(
  site: SiteConfig,
  environment: SessionEnvironment,
): Session {
  const { window } = environment;
  const { store, attach, run } = createSessionStore(site);
  const tasks = createTasks(store, attach, environment);
  const { session, lookUpUser } = tasks;

  const { account } = site;
  const wasSignedIn = account !== 'none' && hasSignedInHint(window);
  store.dispatch(configSet({ ...readBrowserSession(window), wasSignedIn }));
  // `loadReaders` fetches the code that reads the answer about a signed-in visitor.
  if (wasSignedIn) {
    void Promise.allSettled([lookUpUser(), loadReaders()]);
  }
  if (account === 'none') {
    store.dispatch(loggedOut());
  }
  if (account === 'dialog') {
    followPageLinks(window.document, session, () => {
      // A failed load is repeated by the dialog that needs it.
      loadDialogs().catch(() => undefined);
    });
  }
  followLenderWebsiteLinks(window.document, () => store.getState());
  announceLinks(window.document, store.dispatch);
  run(sessionSaga, tasks);
  followAddress(window, store);
  // A page from the back/forward cache may be older than a sign-out elsewhere (F19).
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      void lookUpUser('cookie');
    }
  });
  return session;
}

function createTasks(
  store: SessionStore,
  attach: ReturnType<typeof createSessionStore>['attach'],
  environment: SessionEnvironment,
): SessionTasks {
  const { window, navigate } = environment;
  const site = () => selectSite(store.getState());
  const report = createReport(window, {
    globalName: () => site().errorReporterGlobal,
    environment: () => selectEnvironment(store.getState()),
    version: __RELEASE_VERSION__,
  });
  const track: Session['track'] = (event) => {
    store.dispatch(tracked(event));
  };
  const client = createClient(environment, store, report);
  const lookUpUser = joinPage(store, createLookup(store, client.anonymous));
  const tabs = joinTabs(window, store, lookUpUser);
  // Runs after a sign-in, when `session` below exists: its api needs this function, and it needs the api.
  const complete: SessionTasks['completeSignIn'] = (signedIn) =>
    completeSignIn(session, window, tabs, signedIn);
  const services = { api: client.anonymous, track, complete };
  const ways = createPageWays(store, { window, navigate, site });
  const openSignIn =
    ways?.signIn ??
    createSignIn({
      ...environment,
      store,
      report,
      complete,
      showDialog: async (opening) =>
        (await loadDialogs()).showSignIn(store, services, opening),
    });
  const api = client.authenticated({
    findToken: (from) => findToken(store, lookUpUser, from),
    signIn: openSignIn,
  });
  const leave = () => navigate(pageLinkPath('signOut', site()));
  const session: Session = {
    contractMajor,
    store,
    api,
    lookUpUser,
    track,
    report,
    signIn: offerSignIn(openSignIn, { window, navigate, site }),
    attach: (feature) => attach(session, feature),
    signOut:
      ways?.signOut ?? createSignOut(api, { window, store, tabs, leave }),
  };
  return {
    session,
    openSignIn,
    lookUpUser,
    window,
    tabs,
    completeSignIn: complete,
  };
}

/** Without accounts no call looks the visitor up. */
const createLookup = (
  store: SessionStore,
  api: ApiClient['anonymous'],
): LookUpUser =>
  selectSite(store.getState()).account === 'none'
    ? async () => ({ status: 'signedOut' })
    : createUserLookup(store, api);

function createClient(
  { window, fetch }: SessionEnvironment,
  store: SessionStore,
  report: Report,
): ApiClient {
  const config = () => selectSessionConfig(store.getState());
  return createApi({
    fetch,
    challenge: createChallenge({
      origin: ownOrigin(window) ?? '',
      report,
      showDialog: async (script) =>
        (await loadDialogs()).showChallenge(store, script),
    }),
    baseUrl: ownOrigin(window) ?? window.document.baseURI,
    base: () => config().serverURLs.api,
    toPath: (path) => toSitePath(path, selectSite(store.getState())),
    partnerId: () => config().partnerId,
    bot: () => config().bot,
    reportStatus: (action, status) => {
      store.dispatch(promiseStatusChanged(action, status));
    },
    watchToken: (caller) => watchToken(store, caller),
  });
}

/** A sign-in or another person in another tab is looked up by the cookie; a sign-out or a new end of the session applies here too. */
const joinTabs = (
  window: SessionEnvironment['window'],
  store: SessionStore,
  lookUpUser: LookUpUser,
): TabChannel => {
  const closeDialog = ({ status }: UserLookup) => {
    if (status === 'signedIn') {
      store.dispatch(lightboxHidden());
    }
  };
  return openTabChannel(window, (message) => {
    const { status, user } = selectLookup(store.getState());
    if (message === 'signedOut') {
      store.dispatch(loggedOut('otherTab'));
    } else if (typeof message === 'number') {
      store.dispatch(expiryFound(message, true));
    } else if (message === 'signedIn' || message.userId !== user?.id) {
      // Answers under way may be about the person before; a guest stays one until the lookup answers.
      if (!user && status !== 'signedOut') {
        store.dispatch(loggedOut('invalidToken'));
      }
      void lookUpUser('cookie').then(closeDialog);
    }
  });
};
