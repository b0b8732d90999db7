/** What a client of the channel may do: it brings the key of one channel in its query, never a cookie. Source: ledger RTC-1, OPN-32; threats S10, S22. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readParam, readQueryText } from '../http/requests';
import { demoKeys } from './eligibility';
import type { Inboxes } from './inboxes';

export const queryTextOf = (request: FastifyRequest, name: string): string =>
  readQueryText(request, name) ?? '';

export const channelsOf = (request: FastifyRequest): readonly string[] =>
  (readParam(request, 'channels') || readParam(request, 'channel')).split(',').filter(Boolean);

/** The refusal, sent; undefined when the key in the query opens every channel of the address. */
export function refuseStranger(
  request: FastifyRequest,
  reply: FastifyReply,
  inboxes: Inboxes,
): FastifyReply | undefined {
  if (readParam(request, 'subscribeKey') !== demoKeys.subscribeKey)
    return reply.code(400).send({
      status: 400,
      error: true,
      message: 'Invalid Subscribe Key',
      service: 'Access Manager',
    });
  const channels = channelsOf(request);
  if (inboxes.canUse(channels, queryTextOf(request, 'auth'))) return undefined;
  return reply.code(403).send({
    status: 403,
    error: true,
    message: 'Forbidden',
    service: 'Access Manager',
    payload: { channels },
  });
}
