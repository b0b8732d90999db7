/**
 * The part of PubNub's HTTP protocol that its SDK uses: subscribe, publish, heartbeat, leave, time. Source: ledger RTC-1..3, OPN-32.
 * Requests carry the key of one channel in their query, never a cookie; the log names the route and not the address (S10).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteContext } from '../routeContext';
import { demoKeys } from './eligibility';

/** Shorter than the SDK's own limit of 310 s. */
const longPollMs = 280_000;
const region = 1;

interface SubscribeParams {
  readonly subscribeKey: string;
  readonly channels: string;
}
interface PublishParams {
  readonly publishKey: string;
  readonly subscribeKey: string;
  readonly channel: string;
  readonly '*': string;
}

export async function pubnubRoutes(
  server: FastifyInstance,
  { inboxes, settings }: RouteContext,
): Promise<void> {
  const config = { rateLimit: { max: settings.limits.callsPerMinute, timeWindow: '1 minute' } };
  const route = (path: string, answer: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    server.get(path, { config }, async (request, reply) => {
      const { origin } = request.headers;
      reply.header('cache-control', 'no-store').header('vary', 'Origin');
      if (origin && settings.origins.includes(origin))
        reply.header('access-control-allow-origin', origin);
      return answer(request, reply);
    });

  route('/time/0', (_request, reply) => reply.send([inboxes.now()]));

  route('/v2/subscribe/:subscribeKey/:channels/0', async (request, reply) => {
    const channels = readChannels(request, reply);
    if (!channels) return reply;
    const since = readQuery(request, 'tt');
    if (!/^\d{1,20}$/.test(since) || BigInt(since) === 0n)
      return reply.send(toAnswer(inboxes.now(), []));
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const messages = await inboxes.newsSince(
      channels,
      since,
      AbortSignal.any([gone.signal, AbortSignal.timeout(longPollMs)]),
    );
    return reply.send(
      toAnswer(
        messages.at(-1)?.timetoken ?? since,
        messages.map(({ timetoken, channel, publisher, payload }) => ({
          a: '0',
          f: 0,
          i: publisher,
          p: { t: timetoken, r: region },
          k: demoKeys.subscribeKey,
          c: channel,
          d: payload,
        })),
      ),
    );
  });

  for (const action of ['heartbeat', 'leave']) {
    route(`/v2/presence/sub-key/:subscribeKey/channel/:channels/${action}`, (request, reply) =>
      readChannels(request, reply)
        ? reply.send({ status: 200, message: 'OK', action, service: 'Presence' })
        : reply,
    );
  }

  route('/publish/:publishKey/:subscribeKey/0/:channel/0/*', (request, reply) => {
    const { publishKey, channel, '*': text } = request.params as PublishParams;
    if (publishKey !== demoKeys.publishKey)
      return reply.code(400).send([0, 'Invalid Key', inboxes.now()]);
    if (!readChannels(request, reply, channel)) return reply;
    try {
      return reply.send([
        1,
        'Sent',
        inboxes.publish(channel, JSON.parse(text), readQuery(request, 'uuid')),
      ]);
    } catch {
      return reply.code(400).send([0, 'Invalid JSON', inboxes.now()]);
    }
  });

  /** The channels of the address, when the key in the query is theirs; else the answer is sent already. */
  function readChannels(
    request: FastifyRequest,
    reply: FastifyReply,
    names = (request.params as SubscribeParams).channels,
  ): readonly string[] | undefined {
    const channels = names.split(',').filter(Boolean);
    if ((request.params as SubscribeParams).subscribeKey !== demoKeys.subscribeKey) {
      void reply.code(400).send({
        status: 400,
        error: true,
        message: 'Invalid Subscribe Key',
        service: 'Access Manager',
      });
    } else if (!inboxes.mayUse(channels, readQuery(request, 'auth'))) {
      void reply.code(403).send({
        status: 403,
        error: true,
        message: 'Forbidden',
        service: 'Access Manager',
        payload: { channels },
      });
    } else return channels;
    return undefined;
  }
}

const toAnswer = (timetoken: string, messages: readonly object[]) => ({
  t: { t: timetoken, r: region },
  m: messages,
});

/** A name that is given twice counts as not given. */
function readQuery(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
