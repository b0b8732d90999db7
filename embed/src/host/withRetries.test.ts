import { withRetries } from './withRetries';

describe('a failed load', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const nothing = () => Promise.resolve();

  it('F01: is tried again twice, later each time, and then rejects', async () => {
    const attempt = jest.fn(() => Promise.reject(new Error('gone')));
    const failed = expect(withRetries(attempt, nothing)).rejects.toThrow('gone');
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
    const loaded = withRetries(attempt, nothing);
    await jest.advanceTimersByTimeAsync(600);
    await expect(loaded).resolves.toBe('here');
  });

  it('numbers the retries from 1, and waits for what they want done before', async () => {
    const steps: string[] = [];
    const failed = withRetries(
      () => {
        steps.push('attempt');
        return Promise.reject(new Error('gone'));
      },
      async (retry) => void steps.push(`before ${retry}`),
    );
    const rejected = expect(failed).rejects.toThrow('gone');
    await jest.advanceTimersByTimeAsync(10_000);
    await rejected;
    expect(steps).toEqual(['attempt', 'before 1', 'attempt', 'before 2', 'attempt']);
  });
});
