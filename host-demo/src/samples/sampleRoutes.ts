/** Actions of a demo alone: a message to oneself, a credential of one-tap, a lead that meets the security check. */
import type { FastifyInstance } from 'fastify';
import { passCookie, suspectCookie } from 'reference-api/challenge';
import {
  fieldsOf,
  type Handler,
  neverStored,
  ownCookie,
} from 'reference-api/http/requests';
import { isEligible } from 'reference-api/messaging/eligibility';
import { globalChannelOf } from 'reference-api/messaging/inboxes';
import type { HostServices } from 'reference-api/services';
import { visitorOf } from 'reference-api/sessions/visitor';
import { sampleEmail } from './sampleAccounts';

export function sampleRoutes(
  server: FastifyInstance,
  services: HostServices,
): void {
  server.post('/demo/messages', sendToOneself(services));
  server.post('/demo/challenge', becomeSuspect);
  const { issue } = services.oneTap;
  if (!issue) {
    return;
  }
  server.post('/demo/one-tap/credential', async (_request, reply) =>
    neverStored(reply).send({
      credential: await issue(sampleEmail('consumer')),
    }),
  );
}

const sendToOneself =
  ({ db, inboxes }: HostServices): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    neverStored(reply);
    if (!visitor || !isEligible(visitor.account)) {
      return reply.code(403).send({
        error: 'NotEligible',
        message:
          'Sign in with an account that has messages, such as consumer@example.test.',
      });
    }
    const {
      eventName = 'in-app-messaging',
      gleamCount = (await inboxes.unreadCountOf(visitor.account)) + 1,
    } = fieldsOf(request);
    await inboxes.publish(globalChannelOf(visitor.account), {
      eventName,
      gleamCount:
        typeof gleamCount === 'string' ? Number(gleamCount) : gleamCount,
    });
    return reply.send({});
  };

/** The first page's switch: the next lead meets the challenge. */
const becomeSuspect: Handler = async (request, reply) =>
  reply
    .setCookie(suspectCookie, '1', { ...ownCookie(request), maxAge: 600 })
    .clearCookie(passCookie, { path: '/' })
    .redirect('/', 303);
