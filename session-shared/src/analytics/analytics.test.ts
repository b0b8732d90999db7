import { pageNavigated } from '../navigation/actions';
import { startedSession } from '../testing/startedSession';
import { configureSession } from '../session/connectSession';
import { selectLoggedIn } from '../visitor/visitor';

type AnalyticsCall = [method: string, detail: unknown];
const event = { category: 'Header', action: 'click', label: 'Buy' };
const granted = { site: { analyticsConsent: 'granted' } } as const;
const settled = () => jest.advanceTimersByTimeAsync(0);

/** The page's analytics object, which keeps what it was told. */
function putAnalytics(calls: AnalyticsCall[] = []): AnalyticsCall[] {
  const keep = (method: string) => (detail: unknown) => void calls.push([method, detail]);
  Object.assign(window, {
    productAnalytics: { track: keep('track'), page: keep('page'), identify: keep('identify') },
  });
  return calls;
}

/** The same, later. */
function putAnalyticsAfter(ms: number): AnalyticsCall[] {
  const calls: AnalyticsCall[] = [];
  setTimeout(() => {
    putAnalytics(calls);
  }, ms);
  return calls;
}

const labelsOf = (calls: readonly AnalyticsCall[]) =>
  calls
    .filter(([method]) => method === 'track')
    .map(([, detail]) => (detail as typeof event).label);

describe('analytics', () => {
  let warn: jest.SpyInstance;
  const missingWarnings = () =>
    warn.mock.calls.filter(([text]) =>
      String(text).includes('window.productAnalytics is not there'),
    ).length;
  beforeEach(() => {
    jest.useFakeTimers();
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    window.localStorage.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
    warn.mockRestore();
    Object.assign(window, { productAnalytics: undefined, problems: undefined });
  });

  it('receives the page view with its environment, and tracked events (CON-21)', async () => {
    const calls = putAnalytics();
    const { session } = startedSession(undefined, granted);
    session.track(event);
    await settled();
    expect(calls).toEqual(
      expect.arrayContaining([
        ['page', { path: '/', environment: 'qa' }],
        ['track', event],
      ]),
    );
  });

  it('ANA-5 CON-21: a page that navigates without a reload is one page view for each path, in order', async () => {
    const calls = putAnalytics();
    let answer!: (json: unknown) => void;
    const { session } = startedSession(undefined, {
      ...granted,
      authInfo: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const go = (path: string, isNewPath = true) =>
      session.store.dispatch(pageNavigated({ path, search: '', isNewPath }));
    go('/refinance/tx/');
    answer({ error: 'Login required' });
    await settled();
    go('/refinance/tx/', false);
    go('/');
    await settled();
    expect(calls).toEqual(
      ['/', '/refinance/tx/', '/'].map((path) => ['page', { path, environment: 'qa' }]),
    );
  });

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

  it('CAL-3: where only the auth info answers, it is enough to be logged in', async () => {
    putAnalytics();
    const { session } = startedSession(() => undefined, {
      ...granted,
      authInfo: () => ({ user: { id: '7' } }),
    });
    await settled();
    expect(selectLoggedIn(session.store.getState())).toBe(true);
  });

  it('ANA-5 ERR-13: a failed auth info is reported, and the page view is recorded all the same', async () => {
    const calls = putAnalytics();
    const report = jest.fn();
    Object.assign(window, { problems: { report } });
    startedSession(undefined, {
      site: { ...granted.site, errorReporterGlobal: 'problems' },
      authInfo: () => undefined,
    });
    await settled();
    expect(report.mock.calls).toEqual([
      [
        {
          name: 'AuthInfoFailure',
          detail: 'ConnectionFailure',
          environment: 'qa',
          version: '1.0.0-abc',
        },
      ],
    ]);
    expect(calls).toEqual([['page', { path: '/', environment: 'qa' }]]);
  });

  it.each([
    [
      'the security check is closed',
      () => ({ error: 'BotBlocked', blockScript: '//evil.example/' }),
    ],
    ['the answer is another kind of thing', () => 'text'],
  ])(
    'ANA-5 ERR-13: so it is where %s, and what is tracked later is told',
    async (_what, authInfo) => {
      const calls = putAnalytics();
      const { session } = startedSession(undefined, { ...granted, authInfo });
      await settled();
      session.track(event);
      await settled();
      expect(calls).toEqual([
        ['page', { path: '/', environment: 'qa' }],
        ['track', event],
      ]);
      expect(
        warn.mock.calls.filter(([text]) => String(text).includes('AuthInfoFailure')),
      ).toHaveLength(1);
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
    // The page view and the event, each for itself.
    expect(looks.filter((ms) => ms > 0)).toEqual(
      [100, 300, 700, 1500, 3100].flatMap((ms) => [ms, ms]),
    );
  });

  it('ANA-3 OPN-94: a call that comes while another one waits is retried by its own clock, and told after it', async () => {
    const calls = putAnalyticsAfter(350);
    const { session } = startedSession(undefined, granted);
    session.track(event);
    await jest.advanceTimersByTimeAsync(290);
    session.track({ ...event, label: 'Rent' });
    await jest.advanceTimersByTimeAsync(2000);
    expect(labelsOf(calls)).toEqual(['Buy', 'Rent']);
  });

  it('ANA-3: after one was dropped the next is retried as often, and told where the global has come', async () => {
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
    expect(missingWarnings()).toBe(1);
  });

  it('F44: one that comes late gets everything, in order', async () => {
    const { session } = startedSession(undefined, granted);
    session.track(event);
    session.track({ ...event, label: 'Rent' });
    await jest.advanceTimersByTimeAsync(1000);
    const calls = putAnalytics();
    await jest.advanceTimersByTimeAsync(2000);
    expect(labelsOf(calls)).toEqual(['Buy', 'Rent']);
  });

  it('ANA-3 ERR-15 F42: one that never comes costs one warning, and nothing more is waited for', async () => {
    const { session } = startedSession(undefined, granted);
    for (let index = 0; index < 5; index += 1) session.track(event);
    await jest.advanceTimersByTimeAsync(3100);
    expect(missingWarnings()).toBe(1);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(missingWarnings()).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('F43: one that throws is reported once and stops nothing', async () => {
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
    expect(
      warn.mock.calls.filter(([text]) => String(text).includes('AnalyticsFailure')),
    ).toHaveLength(1);
  });

  it('sends nothing before the visitor consents, then everything (S11)', async () => {
    const calls = putAnalytics();
    const { session } = startedSession();
    session.track(event);
    await settled();
    expect(calls).toEqual([]);
    window.dispatchEvent(new CustomEvent('mortgage:consent', { detail: { analytics: true } }));
    await settled();
    expect(calls).toEqual(
      expect.arrayContaining([
        ['track', event],
        ['page', { path: '/', environment: 'qa' }],
      ]),
    );
  });

  it('S11: a refusal drops what was kept, and a later one ends it', async () => {
    const calls = putAnalytics();
    const { session } = startedSession();
    session.track(event);
    window.dispatchEvent(new CustomEvent('mortgage:consent', { detail: { analytics: false } }));
    await settled();
    expect(calls).toEqual([]);
    window.dispatchEvent(new CustomEvent('mortgage:consent', { detail: { analytics: true } }));
    session.track(event);
    await settled();
    expect(calls).toEqual([['track', event]]);
  });

  it('S11: a later tag that says the page has asked counts for what was kept', async () => {
    const calls = putAnalytics();
    const { session } = startedSession();
    session.track(event);
    await settled();
    expect(calls).toEqual([]);
    configureSession(session, { analyticsConsent: 'granted' });
    await settled();
    expect(calls).toContainEqual(['track', event]);
  });

  it.each([
    ['analytics', 1],
    ['none', 0],
  ])('S11: consent that was stored as "%s" counts on the next page', async (stored, count) => {
    window.localStorage.setItem('mortgageConsent', stored);
    const calls = putAnalytics();
    const { session } = startedSession();
    session.track(event);
    await settled();
    expect(calls.filter(([method]) => method === 'track')).toHaveLength(count);
  });

  it('a browser that sends Global Privacy Control is not tracked', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
    const calls = putAnalytics();
    startedSession(undefined, granted).session.track(event);
    await settled();
    expect(calls).toEqual([]);
    Object.defineProperty(navigator, 'globalPrivacyControl', {
      configurable: true,
      value: undefined,
    });
  });
});
