import { samplePage, sampleRelease } from '../testing/samples';
import { createModuleLoader } from './moduleLoader';
import { retryViews } from './remoteLoader';
import { createRetry } from './retry';

const script = 'https://static.example/header-remote/embed.js';

/** Containers whose files load or fail, attempt by attempt; counts the loader's other calls. */
function setUp(loadModule: jest.Mock) {
  const page = samplePage(sampleRelease('header-remote'));
  const containers = { loadModule, forgetFailures: jest.fn() };
  let attempts = 0;
  const freshAttempts = {
    next: jest.fn(() => (attempts < 3 ? (attempts += 1) : undefined)),
    reset: jest.fn(),
  };
  const renewReleases = jest.fn(async () => undefined);
  const retry = createRetry(page, containers, freshAttempts, renewReleases);
  const load = createModuleLoader(containers, retry);

  return { page, containers, freshAttempts, renewReleases, retry, load };
}

describe('loading a module', () => {
  beforeEach(() => jest.useFakeTimers());

  it('F15: is shared by all callers while it runs', async () => {
    const { load, containers } = setUp(
      jest.fn().mockResolvedValue({ mount: 1 }),
    );
    const [first, second] = await Promise.all([
      load('header-remote', 'mount', script),
      load('header-remote', 'mount', script),
    ]);
    expect(first).toBe(second);
    expect(containers.loadModule).toHaveBeenCalledTimes(1);
  });

  it('F11: requests the current releases, and files past the caches, before its first retry, and only then; the next call tries again', async () => {
    const { load, page, containers, renewReleases } = setUp(
      jest.fn().mockRejectedValue(new Error('gone')),
    );
    const rejected = expect(
      load('header-remote', 'mount', script),
    ).rejects.toThrow('gone');
    await jest.advanceTimersByTimeAsync(10_000);
    await rejected;
    expect(containers.loadModule).toHaveBeenCalledTimes(3);
    expect(containers.forgetFailures).toHaveBeenCalledTimes(2);
    expect(renewReleases.mock.calls).toEqual([[script, 1]]);
    expect(page.queries['header-remote']).toBe('?retry=1');
    containers.loadModule.mockResolvedValue('module');
    await expect(load('header-remote', 'mount', script)).resolves.toBe(
      'module',
    );
  });

  it('F11: after enough attempts past the caches it only tries again', async () => {
    const { load, page, freshAttempts, renewReleases } = setUp(
      jest.fn().mockRejectedValue(new Error('gone')),
    );
    freshAttempts.next.mockReturnValue(undefined);
    const rejected = expect(
      load('header-remote', 'mount', script),
    ).rejects.toThrow('gone');
    await jest.advanceTimersByTimeAsync(10_000);
    await rejected;
    expect(renewReleases).not.toHaveBeenCalled();
    expect(page.queries['header-remote']).toBeUndefined();
  });

  it('a retry that helps resets the count for the next fault (F08 F11)', async () => {
    const { load, freshAttempts } = setUp(
      jest
        .fn()
        .mockRejectedValueOnce(new Error('busy'))
        .mockResolvedValue('module'),
    );
    const loaded = load('header-remote', 'mount', script);
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(loaded).resolves.toBe('module');
    expect(freshAttempts.reset).toHaveBeenCalledTimes(1);
  });

  it('F11: requests a view past the caches of its remote, and of its session, which has React', async () => {
    const { retry, page } = setUp(jest.fn());
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue('view');
    const loaded = retryViews(page, retry)('header-remote', load);
    await jest.advanceTimersByTimeAsync(1000);
    await expect(loaded).resolves.toBe('view');
    expect(page.queries).toEqual({
      'header-remote': '?retry=1',
      'session-shared': '?retry=1',
    });
  });
});
