import { fakeResponse } from '../testing/fakeResponse';
import { sendRequest, timeoutMs } from './sendRequest';

describe('the fetch layer', () => {
  it("API-9 CON-1 ERR-7 OPN-44 F22: rejects with 'Fetch Request Timeout' when the time limit of 10 s has passed", async () => {
    expect(timeoutMs).toBe(10_000);
    const limit = new AbortController();
    const timeout = jest
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(limit.signal);
    const never = ((_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal!.addEventListener('abort', () => reject(new Error('ended'))),
      )) as typeof fetch;
    const sent = sendRequest(never, { url: '/x', method: 'GET', headers: {} });
    limit.abort(new DOMException('late', 'TimeoutError'));
    await expect(sent).rejects.toThrow('Fetch Request Timeout');
    expect(timeout).toHaveBeenCalledWith(10_000);
  });

  describe('a call with a signal of its own, in a browser without AbortSignal.any', () => {
    const known = Object.getOwnPropertyDescriptor(AbortSignal, 'any')!;
    beforeEach(() =>
      Object.defineProperty(AbortSignal, 'any', { ...known, value: undefined }),
    );
    afterEach(() => Object.defineProperty(AbortSignal, 'any', known));
    const call = (signal: AbortSignal, fetchFn: unknown) =>
      sendRequest(fetchFn as typeof fetch, {
        url: '/x',
        method: 'GET',
        headers: {},
        signal,
      });
    const hanging = async (
      _url: string,
      { signal }: { signal: AbortSignal },
    ) => {
      signal.throwIfAborted();
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    };

    it('SEC-1: is sent', async () => {
      const answers = async () => fakeResponse('{"done":true}');
      await expect(
        call(new AbortController().signal, answers),
      ).resolves.toEqual({
        kind: 'content',
        status: 200,
        content: { done: true },
      });
    });

    it('OPN-105: ends with the signal, before it and after it was sent', async () => {
      const own = new AbortController();
      const sent = call(own.signal, hanging);
      own.abort(new Error('left'));
      await expect(sent).rejects.toThrow('left');
      await expect(call(own.signal, hanging)).rejects.toThrow('left');
    });

    it("API-9: ends with 'Fetch Request Timeout' as well", async () => {
      const limit = new AbortController();
      jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
      const sent = call(new AbortController().signal, hanging);
      limit.abort(new DOMException('late', 'TimeoutError'));
      await expect(sent).rejects.toThrow('Fetch Request Timeout');
    });
  });
});
