import * as v from 'valibot';
import { readUser } from 'mortgage-domain/people/readUser';
import {
  pageMeasurement,
  type PageMeasurement,
} from 'mortgage-domain/measurements/pageMeasurement';
import { startedSession } from '../testing/startedSession';
import { loggedIn } from '../visitor/visitor';

type Report = (metric: { name: string; value: number }) => void;
const reporters: Record<string, Report> = {};
/** Metrics that report each change, not only the end of the page. */
const followed: string[] = [];
jest.mock('web-vitals', () => {
  const on =
    (name: string) =>
    (report: Report, options?: { reportAllChanges: boolean }) => {
      reporters[name] = report;
      if (options?.reportAllChanges) {
        followed.push(name);
      }
    };
  return {
    onCLS: on('CLS'),
    onFCP: on('FCP'),
    onINP: on('INP'),
    onLCP: on('LCP'),
  };
});

interface Noted {
  readonly name: string;
  readonly startTime?: number;
  readonly responseStatus?: number;
}
const page = Symbol.for('mortgage.embed');
const release = (name: string, version: string) => ({
  name,
  version,
  base: `https://static.example/${name}/${version}/`,
});
const measurementsUrl = '/measurements/';
const granted = { measurementsUrl, analyticsConsent: 'granted' } as const;
const beacons: [url: string, body: unknown][] = [];
const isMeasuring = () => 'FCP' in reporters;
const settled = () => jest.advanceTimersByTimeAsync(1500);
const decide = (analytics: boolean) =>
  window.dispatchEvent(
    new CustomEvent('mortgage:consent', { detail: { analytics } }),
  );

/** The visitor looks at another tab, or leaves. */
function setVisibility(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', {
    value: state,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
const readText = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
async function readSent(): Promise<PageMeasurement[]> {
  jest.useRealTimers();
  const texts = await Promise.all(
    beacons.map(async ([, body]) =>
      body instanceof Blob ? readText(body) : String(body),
    ),
  );
  return texts.map((text) => v.parse(pageMeasurement, JSON.parse(text)));
}
/** The browser's entries of the page. */
function note(
  marks: Readonly<Record<string, number>>,
  requests: readonly Noted[] = [],
): void {
  Object.assign(window.performance, {
    getEntriesByName: (name: string) =>
      name in marks
        ? [marks[name], 99_999].map((startTime) => ({ name, startTime }))
        : [],
    getEntriesByType: () => requests,
  });
}

describe('S10 S11: a page is measured', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    beacons.length = 0;
    followed.length = 0;
    for (const name of Object.keys(reporters)) {
      Reflect.deleteProperty(reporters, name);
    }
    Object.assign(navigator, {
      sendBeacon: (...beacon: [string, unknown]) => beacons.push(beacon) > 0,
    });
    Reflect.set(window, page, {
      releases: {
        'header-remote': release('header-remote', '2'),
        'session-shared': release('session-shared', '7'),
      },
      failedReleases: ['header-remote/3'],
    });
    note({});
    setVisibility('visible');
  });
  afterEach(() => {
    // Ends the measurements that still run.
    setVisibility('hidden');
    Reflect.deleteProperty(window, page);
    window.history.replaceState(undefined, '', '/');
  });

  it('not before the visitor consents, nor after a refusal', async () => {
    startedSession(undefined, { site: { measurementsUrl } });
    await settled();
    expect(isMeasuring()).toBe(false);
    decide(false);
    await settled();
    expect(isMeasuring()).toBe(false);
    decide(true);
    await settled();
    expect(isMeasuring()).toBe(true);
  });

  it('not without an address', async () => {
    startedSession(undefined, { site: { analyticsConsent: 'granted' } });
    await settled();
    setVisibility('hidden');
    expect([isMeasuring(), beacons]).toEqual([false, []]);
  });

  it('not while it still loads', async () => {
    const state = jest
      .spyOn(document, 'readyState', 'get')
      .mockReturnValue('interactive');
    startedSession(undefined, { site: granted });
    await settled();
    expect(isMeasuring()).toBe(false);
    state.mockRestore();
    window.dispatchEvent(new Event('load'));
    await settled();
    expect(isMeasuring()).toBe(true);
  });

  it('once, when it is hidden first, with every field of the schema', async () => {
    window.history.replaceState(
      undefined,
      '',
      '/refinance/ca/los-angeles?email=ada@x.example#me',
    );
    startedSession(undefined, { site: { ...granted, brandSlug: 'cedarline' } });
    await settled();
    // Another tool may end the page before the library reports.
    expect(followed).toEqual(['CLS', 'INP', 'LCP']);
    note(
      {
        'mortgage.header-remote.painted': 812.4,
        'mortgage.session.shown': 1430.6,
        'mortgage.lead.seen': 1,
        'mortgage.lead.sent': 2,
      },
      [
        {
          name: 'https://static.example/header-remote/2/mount.js',
          responseStatus: 503,
        },
      ],
    );
    for (const [name, value] of Object.entries({
      FCP: 700,
      CLS: 0.012345,
      INP: 47.6,
      LCP: 905.2,
    })) {
      reporters[name]!({ name, value });
    }
    setVisibility('hidden');
    setVisibility('visible');
    setVisibility('hidden');
    expect(beacons.map(([url]) => url)).toEqual([
      `${window.location.origin}${measurementsUrl}`,
    ]);
    expect(await readSent()).toEqual([
      {
        page: '/refinance/*',
        site: 'cedarline',
        language: 'en-US',
        releases: { 'header-remote': '2', 'session-shared': '7' },
        headerVisibleMs: 812,
        sessionShownMs: 1431,
        lcpMs: 905,
        inpMs: 48,
        cls: 0.0123,
        failedFiles: { 'header-remote/2': 1 },
        failedReleases: ['header-remote/3'],
        lead: ['seen', 'sent'],
      },
    ]);
  });

  it('with an included header as visible at the first paint, and a missing header left out', async () => {
    startedSession(undefined, { site: granted });
    await settled();
    reporters.FCP!({ name: 'FCP', value: 640 });
    setVisibility('hidden');
    Reflect.set(window, page, {
      releases: { broken: null, also: { name: 1 } },
    });
    startedSession(undefined, { site: granted });
    await settled();
    reporters.FCP!({ name: 'FCP', value: 640 });
    setVisibility('visible');
    setVisibility('hidden');
    const [included, bare] = await readSent();
    expect(included).toMatchObject({ headerVisibleMs: 640 });
    expect(bare).toEqual({
      page: '/',
      site: expect.any(String) as string,
      language: 'en-US',
      releases: {},
      failedFiles: {},
      failedReleases: [],
      lead: [],
    });
  });

  describe('in a browser with deferred requests', () => {
    const deferred: { readonly options: RequestInit }[] = [];
    const waiting = () =>
      deferred.filter(({ options }) => !options.signal?.aborted);

    beforeEach(() => {
      deferred.length = 0;
      Object.assign(window, {
        fetchLater: (url: string, options: RequestInit) =>
          deferred.push({ url, options } as (typeof deferred)[number]),
      });
    });

    afterEach(() => {
      Reflect.deleteProperty(window, 'fetchLater');
    });

    it('leaves the newest values with the browser until it sends them itself (S11)', async () => {
      const site = { ...granted, measurementsUrl: 'https://rum.example/in' };
      startedSession(undefined, { site });
      await settled();
      reporters.LCP!({ name: 'LCP', value: 500 });
      reporters.LCP!({ name: 'LCP', value: 900 });
      expect(waiting()).toEqual([
        {
          url: 'https://rum.example/in',
          options: expect.objectContaining({
            method: 'POST',
            mode: 'no-cors',
            body: expect.stringContaining('"lcpMs":900') as string,
          }) as RequestInit,
        },
      ]);
      setVisibility('hidden');
      expect([waiting(), beacons.length]).toEqual([[], 1]);
    });

    it('takes them back when the visitor withdraws consent (S10 S11)', async () => {
      startedSession(undefined, { site: { measurementsUrl } });
      decide(true);
      await settled();
      expect(waiting()).toHaveLength(1);
      decide(false);
      await settled();
      reporters.LCP!({ name: 'LCP', value: 900 });
      expect(waiting()).toEqual([]);
      decide(true);
      await settled();
      expect(waiting()).toHaveLength(1);
    });
  });

  it('sends to the host of the page, whatever its base address is (S11)', async () => {
    const base = document.createElement('base');
    base.href = 'https://other.example/deep/';
    document.head.append(base);
    startedSession(undefined, { site: granted });
    await settled();
    setVisibility('hidden');
    base.remove();
    expect(beacons.map(([url]) => url)).toEqual([
      `${window.location.origin}${measurementsUrl}`,
    ]);
  });

  it('contains no visitor, no address and no typed text', async () => {
    window.history.replaceState(
      undefined,
      '',
      '/ada.lane@x.example/X1?zuid=X1',
    );
    const site = { ...granted, measurementsUrl: 'https://rum.example/in' };
    const { session } = startedSession(undefined, { site });
    const ada = {
      firstName: 'Ada',
      lastName: 'Lane',
      emailAddress: 'ada.lane@x.example',
    };
    session.store.dispatch(loggedIn(readUser({ id: 'X1', ...ada })));
    await settled();
    setVisibility('hidden');
    const [[url, body] = []] = beacons;
    expect(url).toBe('https://rum.example/in');
    // As a text, which needs no preflight request.
    expect(typeof body).toBe('string');
    expect(String(body)).not.toMatch(/X1|Ada|Lane|@|zuid|-[0-9a-f]{4}-/i);
  });

  it('not after consent was withdrawn, nor if the page has replaced a function that it needs', async () => {
    startedSession(undefined, { site: { measurementsUrl } });
    decide(true);
    await settled();
    decide(false);
    setVisibility('hidden');
    expect(beacons).toEqual([]);
    decide(true);
    startedSession(undefined, { site: granted });
    await settled();
    Object.assign(window.performance, { getEntriesByName: undefined });
    expect(() => setVisibility('hidden')).not.toThrow();
    expect(beacons).toEqual([]);
  });
});
