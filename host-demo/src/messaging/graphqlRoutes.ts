/** Messaging eligibility by GraphQL. Source: ledger CAL-13, OPN-29, OPN-30; threat S16. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildSchema, execute } from 'graphql';
import { graphqlPath } from 'mortgage-domain/site/servicePaths';
import type { Database } from '../database/connect';
import { neverStored } from '../http/cacheControl';
import { fieldsOf, type Handler } from '../http/requests';
import { visitorOf } from '../sessions/visitor';
import type { DemoServerSettings } from '../settings/settings';
import { readEligibility } from './eligibility';
import { readOperation } from './graphqlOperations';
import type { Inboxes } from './inboxes';

interface GraphqlServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
  readonly inboxes: Inboxes;
}

const schema = buildSchema(
  readFileSync(path.join(import.meta.dirname, 'messaging.graphql'), 'utf8'),
);

export function graphqlRoutes(server: FastifyInstance, services: GraphqlServices): void {
  const { callsPerMinute } = services.settings.limits;
  const config = { rateLimit: { max: callsPerMinute, timeWindow: '1 minute' } };
  server.post(graphqlPath, { config }, answerQuery(services));
}

const answerQuery =
  ({ db, inboxes }: GraphqlServices): Handler =>
  async (request, reply) => {
    neverStored(reply);
    // A list of queries is a batch: one call, one query.
    const { query } = fieldsOf(request);
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
        rootValue: { zimIsMessagingEligible: () => readEligibility(visitor?.account, inboxes) },
      }),
    );
  };
