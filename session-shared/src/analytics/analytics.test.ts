import { pageNavigated } from '../navigation/actions';
import { fakeApi } from '../testing/fakeApi';
import { fakeResponse } from '../testing/fakeResponse';
import { startedSession } from '../testing/startedSession';
import { configureSession } from '../session/connectSession';
import type { Session } from '../session/contract';
import { loggedOut, selectLoggedIn } from '../visitor/visitor';
import { fetchAuthInfo } from './saga';

type AnalyticsCall = [method: string, detail: unknown];
const event = { category: 'Header', action: 'click', label: 'Buy' };
const granted = { site: { analyticsConsent: 'granted' } } as const;
const consent = (analytics: boolean) =>
  window.dispatchEvent(
    new CustomEvent('mortgage:consent', { detail: { analytics } }),
  );
const settled = () => jest.advanceTimersByTimeAsync(0);

/** The page's analytics object, which records its calls. */
function putAnalytics(
  calls: AnalyticsCall[] = [],
  form: object = {},
): AnalyticsCall[] {
  const keep = (method: string) => (detail: unknown) =>
    void calls.push([method, detail]);
  const methods = {
    track: keep('track'),
    page: keep('page'),
    identify: keep('identify'),
  };
  Object.assign(window, { productAnalytics: Object.assign(form, methods) });
  return calls;
}

const labelsOf = (calls: readonly AnalyticsCall[]) =>
  calls
    .filter(([method]) => method === 'track')
    .map(([, detail]) => (detail as typeof event).label);

describe('analytics', () => {
  const countWarnings = (words: string) =>
    jest
      .mocked(console.warn)
      .mock.calls.filter(([text]) => String(text).includes(words)).length;
  const missing = 'window.productAnalytics is not there';
  beforeEach(() => jest.useFakeTimers());
  afterEach(() =>
    Object.assign(window, { productAnalytics: undefined, problems: undefined }),
  );

  it('ANA-5 CON-21: a page that navigates without a reload is one page view for each path, in order', async () => {
    const calls = putAnalytics();
    let answer!: (json: unknown) => void;
    const { session } = startedSession(undefined, {
      ...granted,
      authInfo: () => new Promise((resolve) => (answer = resolve)),
    });
    const go = (path: string, isNewPath = true) =>
      session.store.dispatch(pageNavigated({ path, search: '', isNewPath }));
    go('/refinance/tx/');
    await settled();
    answer({ error: 'Login required' });
    await settled();
    go('/refinance/tx/', false);
    go('/');
    await settled();
    expect(calls).toEqual(
      ['/', '/refinance/tx/', '/'].map((path) => [
        'page',
        { path, environment: 'qa' },
      ]),
    );
  });

  it.each([[[]], [() => undefined]])(
    'OPN-95: %p with methods is analytics',
    async (form) => {
      const calls = putAnalytics([], form);
      startedSession(undefined, granted);
      await settled();
      expect(calls).toHaveLength(1);
    },
  );

  it('CAL-3 ANA-1: the auth info identifies the visitor and marks them logged in', async () => {
    const calls = putAnalytics();
    const { session } = startedSession(
      () => ({ authToken: 't', user: { id: '7', lenderId: 'L-1' } }),
      { ...granted, authInfo: () => ({ user: { id: '7' } }) },
    );
    await settled();
    expect(selectLoggedIn(session.store.getState())).toBe(true);
    expect(calls).toEqual([
      ['identify', 'L-1'],
      ['page', { path: '/', environment: 'qa' }],
    ]);
  });

  it.each<[string, Response | undefined, string[]]>([
    ['is lost: it is reported', undefined, ['ConnectionFailure']],
    [
      'has status 500: it is reported',
      fakeResponse('', 500),
      ['ConnectionFailure'],
    ],
    [
      'has status 404: the host has no such call (OPN-134)',
      fakeResponse('<p>', 404),
      [],
    ],
  ])(
    'ANA-5 ERR-13: the page view is recorded if auth info %s',
    async (_how, answer, details) => {
      const calls = putAnalytics();
      const report = jest.fn();
      Object.assign(window, { problems: { report } });
      startedSession(undefined, {
        site: { ...granted.site, errorReporterGlobal: 'problems' },
        authInfo: () => answer,
      });
      await settled();
      const more = { environment: 'qa', version: '1.0.0-abc' };
      expect(report.mock.calls).toEqual(
        details.map((detail) => [{ name: 'AuthInfoFailure', detail, ...more }]),
      );
      expect(calls).toEqual([['page', { path: '/', environment: 'qa' }]]);
    },
  );

  it('identifies each visitor once, however many lookups there are (ANA-1)', async () => {
    const calls = putAnalytics();
    let lenderId = 'L-1';
    const { session } = startedSession(
      () => ({ authToken: 't', user: { id: '7', lenderId } }),
      granted,
    );
    await session.lookUpUser();
    await session.lookUpUser('network');
    lenderId = 'L-2';
    await session.lookUpUser('network');
    await settled();
    expect(calls.filter(([method]) => method === 'identify')).toEqual([
      ['identify', 'L-1'],
      ['identify', 'L-2'],
    ]);
  });

  it('ANA-3 ANA-4 CON-6: a missing global is looked for after 100, 200, 400, 800 and 1600 ms', async () => {
    const { session } = startedSession(undefined, granted);
    session.track(event);
    const looks: number[] = [];
    const start = Date.now();
    Object.defineProperty(window, 'productAnalytics', {
      configurable: true,
      get: () => void looks.push(Date.now() - start),
    });
    await jest.advanceTimersByTimeAsync(10_000);
    Object.defineProperty(window, 'productAnalytics', {
      configurable: true,
      writable: true,
      value: undefined,
    });
    // The page view and the event have separate retries.
    expect(looks.filter((ms) => ms > 0)).toEqual(
      [100, 300, 700, 1500, 3100].flatMap((ms) => [ms, ms]),
    );
  });

  it('F44 ANA-3 OPN-94: retries each call on its own schedule and keeps the order', async () => {
    const calls: AnalyticsCall[] = [];
    setTimeout(() => void putAnalytics(calls), 350);
    const { session } = startedSession(undefined, granted);
    session.track(event);
    await jest.advanceTimersByTimeAsync(290);
    session.track({ ...event, label: 'Rent' });
    await jest.advanceTimersByTimeAsync(2000);
    expect(labelsOf(calls)).toEqual(['Buy', 'Rent']);
  });

  it('ANA-3: retries the next call after a dropped one, and sends it once the global exists', async () => {
    const { session } = startedSession(undefined, granted);
    session.track(event);
    await jest.advanceTimersByTimeAsync(10_000);
    session.track({ ...event, label: 'Rent' });
    await jest.advanceTimersByTimeAsync(1600);
    const calls = putAnalytics();
    await jest.advanceTimersByTimeAsync(1600);
    session.track({ ...event, label: 'Sell' });
    await settled();
    expect(labelsOf(calls)).toEqual(['Rent', 'Sell']);
    expect(countWarnings(missing)).toBe(1);
  });

  it('ANA-3 ERR-15 F42: warns once if the global never loads, and stops its timers', async () => {
    const { session } = startedSession(undefined, granted);
    for (let index = 0; index < 5; index += 1) {
      session.track(event);
    }
    await jest.advanceTimersByTimeAsync(3100);
    expect(countWarnings(missing)).toBe(1);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(countWarnings(missing)).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('F43: reports a global that throws once, and continues', async () => {
    Object.assign(window, {
      productAnalytics: {
        track: () => {
          throw new Error('host bug');
        },
      },
    });
    const { session } = startedSession(undefined, granted);
    session.track(event);
    session.track(event);
    await settled();
    expect(countWarnings('AnalyticsFailure')).toBe(1);
  });

  it.each<[string, (session: Session) => void]>([
    ['the visitor consents', () => consent(true)],
    [
      'a later tag states consent',
      (later) => configureSession(later, granted.site),
    ],
  ])(
    'sends nothing before %s, then everything (S11)',
    async (_what, decide) => {
      const calls = putAnalytics();
      const { session } = startedSession();
      session.track(event);
      await settled();
      expect(calls).toEqual([]);
      decide(session);
      await settled();
      expect(calls).toEqual(
        expect.arrayContaining([
          ['track', event],
          ['page', { path: '/', environment: 'qa' }],
        ]),
      );
    },
  );

  it('S11: drops the kept calls after a refusal, and sends later ones after consent', async () => {
    const { session } = startedSession();
    session.track(event);
    consent(false);
    await settled();
    consent(true);
    const calls = putAnalytics();
    session.track(event);
    await jest.advanceTimersByTimeAsync(3100);
    expect(calls).toEqual([['track', event]]);
  });

  it('OPN-121: the latest hundred calls wait for the consent', async () => {
    const calls = putAnalytics();
    const { session } = startedSession();
    for (let label = 0; label < 150; label += 1) {
      session.track({ ...event, label: `${label}` });
    }
    consent(true);
    await settled();
    expect(labelsOf(calls)[0]).toBe('50');
  });

  it('S11: a refusal while the global is looked for ends that call', async () => {
    const { session } = startedSession(undefined, granted);
    session.track(event);
    await settled();
    consent(false);
    const calls = putAnalytics();
    await jest.advanceTimersByTimeAsync(3100);
    expect(calls).toEqual([]);
  });

  it('S11 ANA-1: a visitor who signed out before the consent is named after the next sign-in', async () => {
    const calls = putAnalytics();
    const { session } = startedSession(() => ({
      authToken: 't',
      user: { id: '7' },
    }));
    await session.lookUpUser();
    session.store.dispatch(loggedOut('otherTab'));
    consent(true);
    await settled();
    expect(calls.map(([method]) => method)).toEqual(['page']);
    await session.lookUpUser('network');
    await settled();
    expect(calls.slice(1)).toEqual([['identify', 'X1-7']]);
  });

  it.each([
    ['analytics', 1],
    ['none', 0],
  ])(
    'S11: consent that was stored as "%s" counts on the next page',
    async (stored, count) => {
      window.localStorage.setItem('mortgageConsent', stored);
      const calls = putAnalytics();
      const { session } = startedSession();
      session.track(event);
      await settled();
      expect(calls.filter(([method]) => method === 'track')).toHaveLength(
        count,
      );
    },
  );
});

it('CAL-3 OPN-40: the auth-info call has no payload and removes the default partner id', async () => {
  const api = fakeApi({ getAuthInfo: { user: { id: '7' } } });
  await expect(fetchAuthInfo(api)).resolves.toMatchObject({
    ok: true,
    value: { id: 'X1-7' },
  });
  expect(api.calls.map(({ input }) => input)).toStrictEqual([
    { partnerId: undefined },
  ]);
});
