import { readUser } from 'mortgage-domain/people/readUser';
import type { User } from 'mortgage-domain/people/user';
import { toSiteConfig, type PageSite } from 'mortgage-domain/site/siteConfig';
import type { TrackingEvent } from '../analytics/actions';
import type { Api } from '../api/contract';
import type { Problem } from '../problems/report';
import { createAnonymousSession } from '../session/anonymousSession';
import type { Session } from '../session/contract';
import { readStampedSite } from '../site/sessionPart';
import { createSessionStore } from '../session/store';
import type { SignInOptions } from '../sign-in/signIn';
import { loggedIn, selectUser } from '../visitor/visitor';
import { fakeApi } from './fakeApi';

export interface TestSessionOptions {
  readonly api?: Api;
  readonly user?: Partial<User> & { readonly id: string };
  readonly site?: PageSite;
}

export interface TestSession extends Session {
  readonly signIns: (SignInOptions | undefined)[];
  readonly signOuts: number[];
  readonly tracked: TrackingEvent[];
  readonly reported: Problem[];
}

/** A session with the real store and sagas over the given API; sign-in, sign-out, tracking and reports are recorded. */
export function testSession({
  api = fakeApi(),
  user,
  site,
}: TestSessionOptions = {}): TestSession {
  const { store, attach } = createSessionStore(
    toSiteConfig(site, readStampedSite()),
  );
  if (user) {
    store.dispatch(loggedIn(readUser(user), 'test-token'));
  }
  const session: TestSession = {
    ...createAnonymousSession(site),
    store,
    api,
    signIns: [],
    signOuts: [],
    tracked: [],
    reported: [],
    attach: (feature) => attach(session, feature),
    lookUpUser: async () => {
      const found = selectUser(store.getState());
      return found
        ? { status: 'signedIn', user: found }
        : { status: 'signedOut' };
    },
    signIn: async (options) => {
      session.signIns.push(options);
      return undefined;
    },
    signOut: async () => {
      session.signOuts.push(1);
    },
    track: (event) => {
      session.tracked.push(event);
    },
    report: (problem) => {
      session.reported.push(problem);
    },
  };
  return session;
}
