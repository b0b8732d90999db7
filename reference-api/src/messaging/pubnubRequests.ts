/** What a client of the channel may do: it brings the key of one channel in its query, never a cookie. Source: ledger RTC-1, OPN-32; threats S10, S22. */
import type { FastifyRequest } from 'fastify';
import { readParam, readQueryText } from '../http/requests';
import { demoKeys } from './eligibility';
import type { Inboxes } from './inboxes';

export const queryTextOf = (request: FastifyRequest, name: string): string =>
  readQueryText(request, name) ?? '';

export const channelsOf = (request: FastifyRequest): readonly string[] =>
  (readParam(request, 'channels') || readParam(request, 'channel')).split(',').filter(Boolean);

interface Refusal {
  readonly status: number;
  readonly error: true;
  readonly service: string;
  readonly message: string;
  readonly payload?: object;
}

/** What a request without the right key is answered, its status within; undefined when the key in the query opens every channel of the address. */
export async function findRefusal(
  request: FastifyRequest,
  inboxes: Inboxes,
): Promise<Refusal | undefined> {
  const refusal = { error: true as const, service: 'Access Manager' };
  if (readParam(request, 'subscribeKey') !== demoKeys.subscribeKey)
    return { ...refusal, status: 400, message: 'Invalid Subscribe Key' };
  const channels = channelsOf(request);
  if (await inboxes.canUse(channels, queryTextOf(request, 'auth'))) return undefined;
  return { ...refusal, status: 403, message: 'Forbidden', payload: { channels } };
}
