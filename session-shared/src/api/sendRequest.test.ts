import { sendRequest, timeoutMs } from './sendRequest';

describe('the fetch layer', () => {
  it("API-9 CON-1 ERR-7 OPN-44 F22: rejects with 'Fetch Request Timeout' when the time limit of 10 s has passed", async () => {
    expect(timeoutMs).toBe(10_000);
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const never = ((_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal!.addEventListener('abort', () => reject(new Error('ended'))),
      )) as typeof fetch;
    const sent = sendRequest(never, { url: '/x', method: 'GET', headers: {} });
    limit.abort(new DOMException('late', 'TimeoutError'));
    await expect(sent).rejects.toThrow('Fetch Request Timeout');
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
  });
});
