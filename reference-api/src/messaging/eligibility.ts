/** Who may write messages, by GraphQL. Source: ledger ENT-19, CAL-13, RTC-1, RTC-2, OPN-29, OPN-30; threat S16. */
import { attempt } from 'embed/attempt';
import { parse, stripIgnoredCharacters } from 'graphql';
import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { graphqlRequest } from 'mortgage-domain/host/hostRequests';
import { graphqlPath } from 'mortgage-domain/site/servicePaths';
import * as v from 'valibot';
import type { Account } from '../database/schema';
import { type Handler, neverStored } from '../http/requests';
import { visitorOf } from '../sessions/visitor';
import {
  globalChannelOf,
  type Inboxes,
  type MessagingServices,
} from './inboxes';

/** The operations of our own pages: any other text is refused, and with it introspection and whatever is deep or wide. */
const allowed = new Set([stripIgnoredCharacters(messagingEligibilityQuery)]);

/** Why a query is not answered; undefined for our own. */
function findRefusal(query: string): string | undefined {
  if (!attempt(() => parse(query, { noLocation: true, maxTokens: 200 }))) {
    return 'The query cannot be read, or is too long.';
  }
  const isAllowed = allowed.has(stripIgnoredCharacters(query));
  return isAllowed ? undefined : 'This operation is not on the list.';
}

export function graphqlRoutes(
  server: FastifyInstance,
  services: MessagingServices,
): void {
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
    if (!read.success) {
      return refuse(reply, read.issues[0].message);
    }
    const refusal = findRefusal(read.output.query);
    if (refusal) {
      return refuse(reply, refusal);
    }
    const visitor = await visitorOf(db, request);
    const zimIsMessagingEligible = await readEligibility(
      visitor?.account,
      inboxes,
    );
    return reply.send({ data: { zimIsMessagingEligible } });
  };

const refuse = (reply: FastifyReply, message: string): FastifyReply =>
  reply.code(400).send({
    error: 'InvalidRequest',
    field: 'query',
    message,
    errors: [{ message }],
  });

/** Renters, buyers and those who rent out write messages; lenders, home improvement pros and staff do not. */
const silentTypes = ['Lender', 'HomeImprovementPro'];
const presenceTimeOutSeconds = 300;
export const demoKeys = { subscribeKey: 'demo', publishKey: 'demo' } as const;

export const isEligible = (account: Account | undefined): boolean =>
  account !== undefined &&
  account.adminRoles.length === 0 &&
  !account.profileTypes.some((type) => silentTypes.includes(type));

/** And the channel on which news arrive (RTC-1, RTC-2). */
export async function readEligibility(
  who: Account | undefined,
  inboxes: Inboxes,
) {
  const account = isEligible(who) ? who : undefined;
  if (!account) {
    return {
      status: 'NOT_ELIGIBLE',
      totalUnreadCount: 0,
      channels: { channelInfo: [] },
      userId: who?.id ?? '',
    };
  }
  const channel = globalChannelOf(account);
  return {
    status: 'ELIGIBLE',
    totalUnreadCount: await inboxes.unreadCountOf(account),
    channels: { channelInfo: [{ type: 'GLOBAL', name: channel }] },
    keys: { authToken: await inboxes.authKeyOf(channel), ...demoKeys },
    userId: account.id,
    config: {
      presenceTimeOut: presenceTimeOutSeconds,
      heartbeatInterval: presenceTimeOutSeconds / 2 - 1,
    },
  };
}
