/** Puts the session together: store, calls, who the visitor is, signing in and out. */
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { tracked } from '../analytics/actions';
import { createApi } from '../api/createApi';
import { createChallenge } from '../challenge/challenge';
import { selectSite } from '../config/config';
import { selectEnvironment } from '../config/selectSessionConfig';
import { createReport } from '../problems/report';
import { createSignInServices } from '../sign-in/services';
import { createSignIn } from '../sign-in/signIn';
import { joinTabs } from '../tabs/joinTabs';
import { findToken } from '../visitor/findToken';
import { createUserLookup } from '../visitor/userLookup';
import { toApiSettings } from './apiSettings';
import { completeSignIn } from './completeSignIn';
import { contractMajor, type Session } from './contract';
import type { SessionEnvironment } from './environment';
import { loadDialogs } from './loadDialogs';
import { offerSignIn } from './offerSignIn';
import type { SessionTasks } from './saga';
import { createSignOut } from './signOut';
import { createSessionStore, type SessionStoreWithFeatures } from './store';

/** Build-time constant: the version of this code. */
declare const __RELEASE_VERSION__: string;

/** The session, and what its background tasks work with. */
export interface CreatedSession extends SessionTasks {
  readonly run: SessionStoreWithFeatures['run'];
}

export function createSession(first: SiteConfig, environment: SessionEnvironment): CreatedSession {
  const { window, navigate } = environment;
  const { store, attach, run } = createSessionStore(first);
  const site = () => selectSite(store.getState());
  const report = createReport(window, {
    globalName: () => site().errorReporterGlobal,
    environment: () => selectEnvironment(store.getState()),
    version: __RELEASE_VERSION__,
  });
  const track: Session['track'] = (event) => {
    store.dispatch(tracked(event));
  };
  const challenge = createChallenge({
    origin: window.location.origin,
    report,
    showDialog: async (script) => (await loadDialogs()).showChallenge(store, script),
  });
  const client = createApi(toApiSettings(environment, store, challenge));
  const lookUpUser = createUserLookup(store, client.anonymous);
  const tabs = joinTabs(window, store, lookUpUser);
  // Runs after a sign-in, when `session` below exists: its api needs this function, and it needs the api.
  const complete: SessionTasks['completeSignIn'] = (signedIn) =>
    completeSignIn(session, window, tabs, signedIn);
  const services = createSignInServices(client.anonymous, track);
  const openSignIn = createSignIn({
    ...environment,
    store,
    report,
    complete,
    showDialog: async (opening) => (await loadDialogs()).showSignIn(store, services, opening),
  });
  const api = client.authenticated({
    findToken: (from) => findToken(store, lookUpUser, from),
    signIn: openSignIn,
  });
  const session: Session = {
    contractMajor,
    store,
    api,
    lookUpUser,
    signIn: offerSignIn(openSignIn, { window, navigate, site }),
    track,
    report,
    attach: (feature) => attach(session, feature),
    signOut: createSignOut(api, { window, store, tabs, navigate, site }),
  };
  return { session, openSignIn, lookUpUser, window, tabs, completeSignIn: complete, run };
}
