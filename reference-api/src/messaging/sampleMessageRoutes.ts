/** For trying out: publishes a message to one's own inbox, as the messaging service would. Source: ledger HDR-23, RTC-3, OPN-31, OPN-32. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect';
import { neverStored } from '../http/cacheControl';
import { fieldsOf, isForm, type Handler } from '../http/requests';
import { visitorOf } from '../sessions/visitor';
import { globalChannelOf, type Inboxes } from './inboxes';
import { isEligible } from './eligibility';

interface MessageServices {
  readonly db: Database;
  readonly inboxes: Inboxes;
}

export function sampleMessageRoutes(server: FastifyInstance, services: MessageServices): void {
  server.post('/demo/messages', sendToOneself(services));
}

const sendToOneself =
  ({ db, inboxes }: MessageServices): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    neverStored(reply);
    if (!visitor || !isEligible(visitor.account))
      return reply.code(403).send({
        error: 'NotEligible',
        message: 'Sign in with an account that has messages, such as consumer@example.test.',
      });
    const {
      eventName = 'in-app-messaging',
      gleamCount = (await inboxes.unreadCountOf(visitor.account)) + 1,
    } = fieldsOf(request);
    await inboxes.publish(globalChannelOf(visitor.account), {
      eventName,
      gleamCount: typeof gleamCount === 'string' ? Number(gleamCount) : gleamCount,
    });
    return isForm(request) ? reply.redirect('/', 303) : reply.send({});
  };
