import { addedAttribute, hostScriptAttribute } from '../contract/handOvers';
import { onPageEvent } from '../contract/pageEvents';
import type { PageState } from '../page/pageState';
import { samplePage, sampleRelease, sampleSlot } from '../testing/samples';
import { filesOf } from '../releases/release';
import { preload } from '../delivery/preload';
import { silenceMs } from '../delivery/retries';
import { startHost } from './startHost';

const scripts = () =>
  document.querySelectorAll<HTMLScriptElement>(`[${hostScriptAttribute}]`);
const start = (page: PageState) =>
  startHost(window, page, 'https://static.example/header-remote/embed.js');
/** Answers the waiting request for the host's script. */
async function answer(type: 'load' | 'error'): Promise<void> {
  scripts()[0]!.dispatchEvent(new Event(type));
  await jest.advanceTimersByTimeAsync(2000);
}

describe('requesting the page host', () => {
  let page: PageState;
  const events: string[] = [];
  const stop = onPageEvent(
    document,
    'remoteFailed',
    ({ remote, reason, version }) =>
      events.push(`${remote} ${reason} ${version}`),
  );
  afterAll(stop);
  beforeEach(() => {
    jest.useFakeTimers();
    document.head.innerHTML = '';
    events.length = 0;
    page = samplePage(sampleRelease('embed'));
    page.nonce = 'abc';
  });
  afterEach(() => {
    page.show = () => undefined;
  });

  it('S12 F48: is done once for the page, with hash, nonce and our mark', () => {
    start(page);
    start(page);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).toMatchObject({
      src: 'https://static.example/embed/1.0.0-aaaaaaaa/host.js',
      integrity: 'sha256-embed',
      crossOrigin: 'anonymous',
      nonce: 'abc',
    });
    expect(scripts()[0]).toHaveAttribute(addedAttribute);
  });

  it('does not run twice, nor without a known release', () => {
    start(samplePage());
    page.show = () => undefined;
    const listen = jest.spyOn(window, 'addEventListener');
    start(page);
    expect(scripts()).toHaveLength(0);
    expect(listen).not.toHaveBeenCalled();
    listen.mockRestore();
  });

  it('F01: a host that does not load, or loads and does not run, is requested twice more past the caches', async () => {
    start(page);
    await answer('error');
    expect(scripts()[0]?.src).toContain('host.js?retry=1');
    await answer('load');
    expect(scripts()[0]?.src).toContain('host.js?retry=2');
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('a tag that comes between two attempts starts no second request (F01)', () => {
    start(page);
    scripts()[0]!.dispatchEvent(new Event('error'));
    start(page);
    expect(scripts()).toHaveLength(1);
  });

  it('F01 I5: after the last attempt it is one warning, and one event for each slot', async () => {
    page.slots.push(sampleSlot('header-remote'), sampleSlot('footer-remote'));
    page.releases['header-remote'] = sampleRelease(
      'header-remote',
      '1.2.0-aaaa',
    );
    const hostFailed = jest.fn();
    Object.assign(window, { mortgageEmbed: { hostFailed } });
    start(page);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await answer('error');
    }
    Reflect.deleteProperty(window, 'mortgageEmbed');
    expect(hostFailed.mock.calls).toEqual([
      [expect.objectContaining({ name: 'hostUnavailable' })],
    ]);
    expect(scripts()).toHaveLength(0);
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(events).toEqual([
      'header-remote hostUnavailable 1.2.0-aaaa',
      'footer-remote hostUnavailable undefined',
    ]);
  });

  it('when the network is back, retries silently past the caches (I7)', async () => {
    start(page);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await answer('error');
    }
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]?.src).toContain('?retry=3');
    await answer('error');
    window.dispatchEvent(new Event('online'));
    expect(scripts()[0]?.src).toContain('?retry=4');
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('one that is blocked without an event, or was saved with the page, is reported once (F62 F68)', async () => {
    document.head.innerHTML = `<script ${hostScriptAttribute}></script>`;
    page.slots.push(sampleSlot('header-remote'));
    start(page);
    expect(scripts()).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(2 * silenceMs);
    expect([
      jest.mocked(console.warn).mock.calls.length,
      events.length,
    ]).toEqual([1, 1]);
  });

  it('one that is gone is replaced by the one that the stamp names now (F68)', async () => {
    const base = 'https://static.example/embed/2.0.0-new/';
    const fetch = jest.fn(async () => ({
      json: async () => ({
        releases: [{ ...sampleRelease('embed', '2.0.0-new'), base }],
      }),
    }));
    Object.assign(window, { fetch });
    start(page);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await answer('error');
    }
    Reflect.deleteProperty(window, 'fetch');
    const stamp = 'https://static.example/header-remote/embed.json?retry=1';
    expect(fetch.mock.calls).toEqual([[stamp, expect.anything()]]);
    expect(scripts()[0]?.src).toContain(base);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('a host that runs is left alone', async () => {
    start(page);
    page.show = () => undefined;
    await answer('load');
    window.dispatchEvent(new Event('online'));
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]?.src).not.toContain('retry');
  });
});

describe('preloads', () => {
  const links = () => document.querySelectorAll('link');
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  it('S12: request each file once, just as the scripts will', () => {
    const releases = [sampleRelease('embed'), sampleRelease('header-remote')];
    preload(document, samplePage(), filesOf(releases, false));
    preload(document, samplePage(), filesOf(releases, false));
    expect([...links()].map(({ href }) => href)).toEqual([
      'https://static.example/embed/1.0.0-aaaaaaaa/host.js',
      'https://static.example/header-remote/1.0.0-aaaaaaaa/entry.js',
    ]);
    expect(links()[0]).toMatchObject({
      rel: 'preload',
      integrity: 'sha256-embed',
      crossOrigin: 'anonymous',
    });
    expect(links()[0]).toHaveAttribute(addedAttribute);
  });

  it('F57: find the head where a form of the page has its name', () => {
    Object.defineProperty(document, 'head', {
      configurable: true,
      value: document.createElement('form'),
    });
    preload(document, samplePage(), filesOf([sampleRelease('embed')], false));
    Reflect.deleteProperty(document, 'head');
    expect(document.querySelector('head link')).not.toBeNull();
  });
});
