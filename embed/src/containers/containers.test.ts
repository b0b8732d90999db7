import type { Release } from '../releases/release';
import { samplePage, sampleRelease } from '../testing/samples';
import { fakeContainer, setGlobal } from '../testing/fakeContainer';
import { watchScripts } from '../testing/scriptNetwork';
import { Containers } from './containers';
import { openShareScope } from './shareScope';

const remoteModule = { mount: () => undefined };
const headerContainer = () => fakeContainer({ './mount': remoteModule });

/** Federation caches each address for the life of the page, so each test has its own. */
let tests = 0;
const header = (name = 'a') =>
  sampleRelease('header-remote', `1.0.${tests}-${name}`);

describe("the containers of a page's releases", () => {
  let network: ReturnType<typeof watchScripts>;
  beforeEach(() => {
    tests += 1;
    network = watchScripts();
    setGlobal('header_remote', undefined);
  });
  afterEach(() => network.stop());
  const setUp = (...releases: readonly Release[]) => {
    const page = samplePage(...releases);
    return { page, containers: new Containers(window, page) };
  };

  it("are loaded once from their release's folder, also if requested early, and opened in our share scope", async () => {
    const { containers } = setUp(header());
    const container = headerContainer();
    containers.prefetch('header-remote');
    const loaded = containers.loadModule('header-remote', 'mount');
    expect(containers.isSettled('header-remote')).toBe(false);
    await network.answer(() => setGlobal('header_remote', container));
    await expect(loaded).resolves.toBe(remoteModule);
    expect(network.asked).toEqual([`${header().base}entry.js`]);
    expect(container.scopes[0]).toBe(openShareScope(window));
    expect(containers.isSettled('header-remote')).toBe(true);
  });

  it.each([
    ['F01', 'does not load', 'fails', 'could not be loaded'],
    ['F03', 'is no container', () => undefined, 'brings no container'],
  ] as const)(
    '%s: reject when the entry %s; an early request rejects nothing',
    async (_id, _what, answer, reason) => {
      const { containers } = setUp(header());
      containers.prefetch('header-remote');
      const rejected = expect(
        containers.loadModule('header-remote', 'mount'),
      ).rejects.toThrow(reason);
      await network.answer(answer);
      await rejected;
      expect(containers.isSettled('header-remote')).toBe(false);
    },
  );

  it('open when a consent tool runs a copy of their entry in its place (F68)', async () => {
    const { containers } = setUp(header());
    const loaded = containers.loadModule('header-remote', 'mount');
    while (network.asked.length === 0) {
      await Promise.resolve();
    }
    const copy = document.createElement('script');
    copy.src = network.asked[0]!;
    document.querySelector(`script[src="${copy.src}"]`)!.replaceWith(copy);
    setGlobal('header_remote', headerContainer());
    copy.dispatchEvent(new Event('load'));
    await expect(loaded).resolves.toBe(remoteModule);
  });

  it('open on a page that keeps our listener at the document from hearing of their entry (F96)', async () => {
    const { containers } = setUp(header());
    jest
      .spyOn(document, 'addEventListener')
      .mockImplementation(() => undefined);
    const loaded = containers.loadModule('header-remote', 'mount');
    await network.answer(() => setGlobal('header_remote', headerContainer()));
    await expect(loaded).resolves.toBe(remoteModule);
  });

  it('are one warning when an entry neither comes nor fails for 15 seconds (F96)', async () => {
    jest.useFakeTimers();
    const { containers } = setUp(header());
    containers.loadModule('header-remote', 'mount').catch(() => undefined);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(console.warn).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      [expect.stringMatching(/header-remote.*entry\.js is held back/)],
    ]);
    await network.answer('fails');
    jest.useRealTimers();
  });

  it('F11: are requested past a cache after a failed attempt', async () => {
    const { page, containers } = setUp(header());
    const rejected = expect(
      containers.loadModule('header-remote', 'mount'),
    ).rejects.toThrow();
    await network.answer('fails');
    await rejected;
    page.queries['header-remote'] = '?retry=1';
    const loaded = containers.loadModule('header-remote', 'mount');
    await network.answer(() => setGlobal('header_remote', headerContainer()));
    await expect(loaded).resolves.toBe(remoteModule);
    expect(network.asked[1]).toMatch(/entry\.js\?retry=1$/);
  });

  it('F11: come from the current release, not from one that ran before', async () => {
    const { page, containers } = setUp(header('old'));
    const broken = fakeContainer({});
    broken.get.mockRejectedValue(new Error('chunk is gone'));
    const rejected = expect(
      containers.loadModule('header-remote', 'mount'),
    ).rejects.toThrow('chunk is gone');
    await network.answer(() => setGlobal('header_remote', broken));
    await rejected;
    page.releases['header-remote'] = header('new');
    const loaded = containers.loadModule('header-remote', 'mount');
    await network.answer(() => setGlobal('header_remote', headerContainer()));
    await expect(loaded).resolves.toBe(remoteModule);
    expect(network.asked[1]).toContain('-new/entry.js');
  });

  it('F55: are not an element of the page with the same id', async () => {
    const { containers } = setUp(header());
    setGlobal('header_remote', document.createElement('div'));
    const loaded = containers.loadModule('header-remote', 'mount');
    await network.answer(() => setGlobal('header_remote', headerContainer()));
    await expect(loaded).resolves.toBe(remoteModule);
  });

  it('reject what they do not expose, and workspaces that no tag has named', async () => {
    const { containers } = setUp(header());
    setGlobal('header_remote', fakeContainer({}));
    await expect(
      containers.loadModule('header-remote', 'mount'),
    ).rejects.toThrow('"header-remote" exposes no "mount"');
    await expect(
      containers.loadModule('footer-remote', 'mount'),
    ).rejects.toThrow('No release of "footer-remote" is known');
    expect(() => containers.prefetch('footer-remote')).toThrow('No release');
  });

  it('F12: request a failed shared package again, and keep a loaded one', () => {
    const { containers } = setUp();
    const failed = { loading: Promise.resolve(), loaded: false };
    const loaded = { loading: Promise.resolve(), loaded: true };
    Object.assign(openShareScope(window), {
      react: { '19.3.1': failed },
      redux: { 5: loaded },
    });
    containers.forgetFailures();
    expect(failed.loading).toBeNull();
    expect(loaded.loading).not.toBeNull();
  });
});
