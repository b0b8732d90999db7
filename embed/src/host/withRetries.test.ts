import { createFreshAttempts, whenWorthRetrying, withRetries } from './retry';

describe('a failed load', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const never = () => Promise.resolve();

  it('F01: is tried again twice, later each time, and then told', async () => {
    const attempt = jest.fn(() => Promise.reject(new Error('gone')));
    const failed = expect(withRetries(attempt, never)).rejects.toThrow('gone');
    await jest.advanceTimersByTimeAsync(399);
    expect(attempt).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(201);
    expect(attempt).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1199 - 200);
    expect(attempt).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1000);
    expect(attempt).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('F08: heals when a later attempt succeeds', async () => {
    const attempt = jest.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValue('here');
    const loaded = withRetries(attempt, never);
    await jest.advanceTimersByTimeAsync(600);
    await expect(loaded).resolves.toBe('here');
  });
});

describe('attempts past the caches', () => {
  beforeEach(() => sessionStorage.clear());

  it('F11: are few in one tab, over all its pages, until one has helped', () => {
    const first = createFreshAttempts(window);
    expect([first.next(), first.next()]).toEqual([1, 2]);
    const nextPage = createFreshAttempts(window);
    expect([nextPage.next(), nextPage.next()]).toEqual([3, undefined]);
    nextPage.helped();
    expect(createFreshAttempts(window).next()).toBe(1);
  });

  it('F34: are counted on the page alone where storage is blocked', () => {
    const blocked = {
      get sessionStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
    } as Window;
    const attempts = createFreshAttempts(blocked);
    expect([attempts.next(), attempts.next(), attempts.next(), attempts.next()]).toEqual([
      1,
      2,
      3,
      undefined,
    ]);
  });
});

it('F01 I7: a load is worth another attempt when the network is back or somebody looks', () => {
  const retry = jest.fn();
  whenWorthRetrying(window, retry);
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(retry).toHaveBeenCalledTimes(2);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(retry).toHaveBeenCalledTimes(2);
});
