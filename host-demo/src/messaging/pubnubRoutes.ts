/**
 * The part of PubNub's HTTP protocol that its SDK uses: subscribe, publish, heartbeat, leave, time. Source: ledger RTC-1..3, OPN-32.
 * The log names the route and not the address (S10).
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { assertPlain } from '../http/plainInput';
import { readParam, type Handler } from '../http/requests';
import type { DemoServerSettings } from '../settings/settings';
import { demoKeys } from './eligibility';
import type { Inboxes } from './inboxes';
import type { PublishedMessage } from './publishedMessages';
import { channelsOf, queryTextOf, refuseStranger } from './pubnubRequests';

interface PubnubServices {
  readonly inboxes: Inboxes;
  readonly settings: DemoServerSettings;
}

/** Shorter than the SDK's own limit of 310 s. */
const longPollMs = 280_000;
const region = 1;

export function pubnubRoutes(server: FastifyInstance, { inboxes, settings }: PubnubServices): void {
  const { callsPerMinute } = settings.limits;
  const closing = new AbortController();
  server.addHook('preClose', async () => closing.abort());
  const config = { rateLimit: { max: callsPerMinute, timeWindow: '1 minute' } };
  const routes: Readonly<Record<string, Handler>> = {
    '/time/0': sayTime(inboxes),
    '/v2/subscribe/:subscribeKey/:channels/0': subscribe(inboxes, closing.signal),
    '/v2/presence/sub-key/:subscribeKey/channel/:channels/heartbeat': present(inboxes, 'heartbeat'),
    '/v2/presence/sub-key/:subscribeKey/channel/:channels/leave': present(inboxes, 'leave'),
    '/publish/:publishKey/:subscribeKey/0/:channel/0/*': publish(inboxes),
  };
  for (const [path, handler] of Object.entries(routes))
    server.get(path, { config }, forOwnPages(settings, handler));
}

/** A page of ours under its other name may read the answers. */
const forOwnPages =
  ({ origins }: DemoServerSettings, handler: Handler): Handler =>
  (request, reply) => {
    const { origin } = request.headers;
    reply.header('cache-control', 'no-store').header('vary', 'Origin');
    if (origin && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
    return handler(request, reply);
  };

const sayTime =
  (inboxes: Inboxes): Handler =>
  async (_request, reply) =>
    reply.send([inboxes.now()]);

const subscribe =
  (inboxes: Inboxes, closing: AbortSignal): Handler =>
  async (request, reply) => {
    const refusal = refuseStranger(request, reply, inboxes);
    if (refusal) return refusal;
    const since = queryTextOf(request, 'tt');
    if (!isTime(since)) return reply.send(toNews(inboxes.now(), []));
    const messages = await inboxes.newsSince(channelsOf(request), since, endOfPoll(reply, closing));
    return reply.send(toNews(messages.at(-1)?.timetoken ?? since, messages));
  };

const isTime = (text: string): boolean => /^\d{1,20}$/.test(text) && BigInt(text) !== 0n;

/** When the client has gone, or should ask again, or this process ends. */
function endOfPoll(reply: FastifyReply, closing: AbortSignal): AbortSignal {
  const gone = new AbortController();
  const end = () => gone.abort();
  closing.addEventListener('abort', end);
  reply.raw.once('close', () => {
    closing.removeEventListener('abort', end);
    end();
  });
  return AbortSignal.any([gone.signal, AbortSignal.timeout(longPollMs)]);
}

const present =
  (inboxes: Inboxes, action: 'heartbeat' | 'leave'): Handler =>
  async (request, reply) =>
    refuseStranger(request, reply, inboxes) ??
    reply.send({ status: 200, message: 'OK', action, service: 'Presence' });

const publish =
  (inboxes: Inboxes): Handler =>
  async (request, reply) => {
    if (readParam(request, 'publishKey') !== demoKeys.publishKey)
      return reply.code(400).send([0, 'Invalid Key', inboxes.now()]);
    const refusal = refuseStranger(request, reply, inboxes);
    if (refusal) return refusal;
    const message = readMessage(readParam(request, '*'));
    if (!message) return reply.code(400).send([0, 'Invalid JSON', inboxes.now()]);
    const channel = readParam(request, 'channel');
    const publisher = queryTextOf(request, 'uuid');
    return reply.send([1, 'Sent', inboxes.publish(channel, message.payload, publisher)]);
  };

function readMessage(json: string): { readonly payload: unknown } | undefined {
  try {
    const payload: unknown = JSON.parse(json);
    assertPlain(payload);
    return { payload };
  } catch {
    return undefined;
  }
}

const toNews = (timetoken: string, messages: readonly PublishedMessage[]) => ({
  t: { t: timetoken, r: region },
  m: messages.map(({ timetoken: published, channel, publisher, payload }) => ({
    a: '0',
    f: 0,
    i: publisher,
    p: { t: published, r: region },
    k: demoKeys.subscribeKey,
    c: channel,
    d: payload,
  })),
});
