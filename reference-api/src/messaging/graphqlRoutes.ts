/** Messaging eligibility by GraphQL. Source: ledger CAL-13, OPN-29, OPN-30; threat S16. */
import { parse, stripIgnoredCharacters } from 'graphql';
import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { graphqlRequest } from 'mortgage-domain/host/hostRequests';
import { graphqlPath } from 'mortgage-domain/site/servicePaths';
import * as v from 'valibot';
import { type Handler, neverStored } from '../http/requests';
import { visitorOf } from '../sessions/visitor';
import { readEligibility } from './eligibility';
import type { MessagingServices } from './inboxes';

const maxTokens = 200;

/** The operations of our own pages: any other text is refused, and with it introspection and whatever is deep or wide. */
const allowed = new Set([stripIgnoredCharacters(messagingEligibilityQuery)]);

/** Why a query is not answered; undefined for our own. */
function findRefusal(query: string): string | undefined {
  try {
    parse(query, { noLocation: true, maxTokens });
  } catch {
    return 'The query cannot be read, or is too long.';
  }
  return allowed.has(stripIgnoredCharacters(query))
    ? undefined
    : 'This operation is not on the list.';
}

export function graphqlRoutes(server: FastifyInstance, services: MessagingServices): void {
  const { callsPerMinute } = services.settings.limits;
  const config = { rateLimit: { max: callsPerMinute, timeWindow: '1 minute' } };
  server.post(graphqlPath, { config }, answerQuery(services));
}

const answerQuery =
  ({ db, inboxes }: MessagingServices): Handler =>
  async (request, reply) => {
    neverStored(reply);
    // A list of queries is a batch: one call, one query.
    const read = v.safeParse(graphqlRequest, request.body);
    if (!read.success) return refuse(reply, read.issues[0].message);
    const refusal = findRefusal(read.output.query);
    if (refusal) return refuse(reply, refusal);
    const visitor = await visitorOf(db, request);
    const zimIsMessagingEligible = await readEligibility(visitor?.account, inboxes);
    return reply.send({ data: { zimIsMessagingEligible } });
  };

const refuse = (reply: FastifyReply, message: string): FastifyReply =>
  reply.code(400).send({ error: 'InvalidRequest', field: 'query', message, errors: [{ message }] });
