import { idempotencyKeyHeader } from './buildRequest';
import type { Answer, HttpRequest } from './sendRequest';
import { shareRequests } from './createApi';

const request = (changed: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'POST',
  url: '/mortgageapi/a',
  headers: {},
  body: '{}',
  ...changed,
});

/** The number of requests that two calls at the same time make. */
function countOf(one: HttpRequest, other: HttpRequest): number {
  const send = jest.fn(() => new Promise<Answer>(() => undefined));
  const share = shareRequests(send);
  void share(one);
  void share(other);
  return send.mock.calls.length;
}

describe('the same request at the same time', () => {
  it('is made once', () => {
    expect(countOf(request(), request())).toBe(1);
    expect(
      countOf(request({ body: undefined }), request({ body: undefined })),
    ).toBe(1);
  });

  it.each([
    ['method', { method: 'GET' }],
    ['address', { url: '/mortgageapi/b' }],
    ['body', { body: '{"a":1}' }],
    ['body, having none', { body: undefined }],
  ] as const)('is another one with another %s', (_what, changed) => {
    expect(countOf(request(), request(changed))).toBe(2);
  });

  it('is not shared where it can be ended, or has a key of its own', () => {
    const ended = request({ signal: new AbortController().signal });
    const keyed = request({ headers: { [idempotencyKeyHeader]: 'k' } });
    expect([countOf(ended, ended), countOf(keyed, keyed)]).toEqual([2, 2]);
  });

  it('is repeated after the first has been answered or has failed', async () => {
    const send = jest
      .fn()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue('answer');
    const share = shareRequests(send);
    await expect(share(request())).rejects.toThrow('gone');
    await share(request());
    await share(request());
    expect(send).toHaveBeenCalledTimes(3);
  });
});
