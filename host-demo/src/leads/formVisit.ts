/** When the form was sent to a visitor. Who drops the cookie is no worse off: the rate limit still counts. Source: threat S09. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { leadLeastFillMs } from 'mortgage-domain/leads/leadAction';

const pageCookie = 'mortgage_lead_page';

export const markLeadPage = (reply: FastifyReply): FastifyReply =>
  reply.setCookie(pageCookie, String(Date.now()), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
  });

/** The page itself waits that long, so that no person is ever too fast (S09). */
export function isTooSoon({ cookies }: FastifyRequest): boolean {
  const sinceMs = Date.now() - Number(cookies[pageCookie]);
  return sinceMs >= 0 && sinceMs < leadLeastFillMs;
}
