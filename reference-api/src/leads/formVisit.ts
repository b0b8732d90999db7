/** Lead form pages set a cookie with their time. A visitor who drops it gains nothing: the rate limit still counts. Source: threat S09. */
import type { FastifyRequest } from 'fastify';
import { leadLeastFillMs, leadPageCookie } from 'mortgage-domain/leads/leadAction';

/** The page itself waits that long, so that no person is ever too fast (S09). */
export function isTooSoon({ cookies }: FastifyRequest): boolean {
  const sinceMs = Date.now() - Number(cookies[leadPageCookie]);
  return sinceMs >= 0 && sinceMs < leadLeastFillMs;
}
