import type { Answer, Send } from './sendRequest';
import { idempotencyKeyHeader } from './buildRequest';

/** The same request at the same time is made once; those that can be ended, and writes with a key of their own, are not shared. */
export function shareRequests(send: Send): Send {
  const running = new Map<string, Promise<Answer>>();

  return (request) => {
    if (request.signal || request.headers[idempotencyKeyHeader]) return send(request);
    const key = [request.method, request.url, request.body].join(' ');
    const known = running.get(key);
    if (known) return known;
    const sent = send(request).finally(() => running.delete(key));
    running.set(key, sent);
    return sent;
  };
}
