/** The door `session-shared/testing`: a real store and a fake API, for tests of remotes. Not federated. */
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { readUser, type User } from 'mortgage-domain/people/user';
import { SessionProvider } from '../react';
import { createAnonymousSession } from '../session/anonymousSession';
import { loggedIn } from '../state/actions';
import type {
  Api,
  ApiResult,
  CallOptions,
  PageRequest,
  Problem,
  Reader,
  Session,
  TrackingEvent,
} from '../state/contract';
import { createSessionStore } from '../state/store';
import { toSiteConfig } from 'mortgage-domain/site/siteConfig';

/** What tests tell the store and remotes do not: dispatched by the session itself. */
export { configSet, loggedIn, permissionsLoaded } from '../state/actions';

/** What a fake call answers: JSON as the server would send it, or `{ error }`; a function sees the input. */
export type FakeAnswer =
  unknown | ((input: unknown, options: CallOptions | PageRequest | undefined) => unknown);
export interface FakeCall {
  readonly name: string;
  readonly input: unknown;
  readonly options: CallOptions | PageRequest | undefined;
}
export interface FakeApi extends Api {
  readonly calls: readonly FakeCall[];
}

/** An API whose answers are given by action name or path, read by the real readers; an unknown call is a ConnectionFailure. */
export function fakeApi(answers: Readonly<Record<string, FakeAnswer>> = {}): FakeApi {
  const calls: FakeCall[] = [];
  const answer = async <Value,>(
    name: string,
    input: unknown,
    read: Reader<Value>,
    options?: CallOptions | PageRequest,
  ): Promise<ApiResult<Value>> => {
    calls.push({ name, input, options });
    const given = answers[name];
    const json = await (typeof given === 'function'
      ? (given as (input: unknown, options: unknown) => unknown)(input, options)
      : given);
    if (json === undefined) return { ok: false, error: 'ConnectionFailure' };
    if (
      typeof json === 'object' &&
      json !== null &&
      'error' in json &&
      typeof json.error === 'string'
    )
      return { ok: false, error: json.error };
    try {
      return { ok: true, value: read(json) };
    } catch {
      return { ok: false, error: 'UnexpectedError' };
    }
  };
  return {
    calls,
    get: (action, input, read, options) => answer(action, input, read, options),
    post: (action, input, read, options) => answer(action, input, read, options),
    request: (path, read, init) => answer(path, init?.body, read, init),
  };
}

export interface TestSessionOptions {
  readonly api?: Api;
  readonly user?: Partial<User> & { readonly id: string };
  readonly site?: Partial<SiteConfig>;
}

export interface TestSession extends Session {
  readonly signIns: unknown[];
  readonly signOuts: number[];
  readonly tracked: TrackingEvent[];
  readonly reported: Problem[];
}

/** A session with the real store and sagas over the given API; sign-in, sign-out, tracking and reports are recorded. */
export function testSession({ api = fakeApi(), user, site }: TestSessionOptions = {}): TestSession {
  const { store, attach } = createSessionStore(toSiteConfig(site));
  const signIns: unknown[] = [];
  const signOuts: number[] = [];
  const tracked: TrackingEvent[] = [];
  const reported: Problem[] = [];
  const known = user && readUser(user);
  if (known) store.dispatch(loggedIn(known, 'test-token'));
  const session: TestSession = {
    ...createAnonymousSession(site),
    store,
    api,
    signIns,
    signOuts,
    tracked,
    reported,
    attach: (feature) => attach(session, feature),
    lookUpUser: async () => {
      const { user: found } = store.getState().lookup;
      return found ? { status: 'signedIn', user: found } : { status: 'signedOut' };
    },
    signIn: async (options) => void signIns.push(options) as undefined,
    signOut: async () => void signOuts.push(1),
    track: (event) => void tracked.push(event),
    report: (problem) => void reported.push(problem),
  };
  return session;
}

/** Renders inside the session; gives Testing Library's result and the session. */
export function renderWithSession(
  ui: ReactNode,
  options: TestSessionOptions & { readonly session?: TestSession } = {},
): RenderResult & { readonly session: TestSession } {
  const session = options.session ?? testSession(options);
  return { ...render(<SessionProvider session={session}>{ui}</SessionProvider>), session };
}
