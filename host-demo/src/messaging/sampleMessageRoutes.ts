/** For trying out: publishes a message to one's own inbox, as the messaging service would. Source: ledger HDR-23, RTC-3, OPN-31, OPN-32. */
import type { FastifyInstance } from 'fastify';
import { neverStored, visitorOf } from '../api/visitor';
import type { RouteContext } from '../routeContext';
import { decideEligibility } from './eligibility';
import { globalChannelOf } from './inboxes';

export async function sampleMessageRoutes(
  server: FastifyInstance,
  { db, inboxes }: RouteContext,
): Promise<void> {
  server.post('/demo/messages', async (request, reply) => {
    const visitor = await visitorOf(db, request);
    neverStored(reply);
    if (!visitor || decideEligibility(visitor.account, inboxes).status !== 'ELIGIBLE')
      return reply.code(403).send({
        error: 'NotEligible',
        message: 'Sign in with an account that has messages, such as consumer@example.test.',
      });
    const {
      eventName = 'in-app-messaging',
      gleamCount = inboxes.unreadCountOf(visitor.account) + 1,
    } = (request.body ?? {}) as Record<string, unknown>;
    inboxes.publish(globalChannelOf(visitor.account), {
      eventName,
      gleamCount: typeof gleamCount === 'string' ? Number(gleamCount) : gleamCount,
    });
    const isForm =
      request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    return isForm ? reply.redirect('/', 303) : reply.send({});
  });
}
