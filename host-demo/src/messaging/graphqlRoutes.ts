/** Messaging eligibility by GraphQL. Source: ledger CAL-13, OPN-29, OPN-30; threat S16. */
import type { FastifyInstance } from 'fastify';
import { buildSchema, execute } from 'graphql';
import { neverStored, visitorOf } from '../api/visitor';
import type { RouteContext } from '../routeContext';
import { decideEligibility } from './eligibility';
import { readOperation } from './graphqlLimits';

const schema = buildSchema(`
  enum MessagingContext { GLOBAL }
  type ChannelInfo { type: String! name: String! }
  type Channels { channelInfo: [ChannelInfo!]! }
  type Keys { authToken: String! subscribeKey: String! publishKey: String! }
  type Config { presenceTimeOut: Int! heartbeatInterval: Int! }
  type MessagingEligibility { status: String! totalUnreadCount: Int! channels: Channels! keys: Keys userId: String! config: Config }
  type Query { zimIsMessagingEligible(context: MessagingContext!): MessagingEligibility! }
`);

export async function graphqlRoutes(
  server: FastifyInstance,
  { db, settings, inboxes }: RouteContext,
): Promise<void> {
  const config = { rateLimit: { max: settings.limits.callsPerMinute, timeWindow: '1 minute' } };
  server.post('/graphql', { config }, async (request, reply) => {
    neverStored(reply);
    // A list of queries is a batch: one call, one query.
    const query =
      typeof request.body === 'object' && request.body !== null && 'query' in request.body
        ? request.body.query
        : undefined;
    if (typeof query !== 'string')
      return reply
        .code(400)
        .send({ errors: [{ message: 'Send one JSON object with a query field.' }] });
    const operation = readOperation(query);
    if ('refused' in operation)
      return reply.code(400).send({ errors: [{ message: operation.refused }] });
    const visitor = await visitorOf(db, request);
    return reply.send(
      await execute({
        schema,
        document: operation.document,
        rootValue: { zimIsMessagingEligible: () => decideEligibility(visitor?.account, inboxes) },
      }),
    );
  });
}
