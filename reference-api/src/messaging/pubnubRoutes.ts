/** The part of PubNub's HTTP protocol that its SDK uses. RTC-1..3, OPN-32; the log names routes, not addresses (S10). */
import { attempt } from 'embed/attempt';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { type Handler, readParam, readQueryText } from '../http/requests';
import type { Inboxes, MessagingServices } from './inboxes';
import { demoKeys } from './eligibility';
import { assertPlain } from '../http/plainInput';
import { readTime, type PublishedMessage } from './publishedMessages';

/** Shorter than the SDK's own limit of 310 s. */
const longPollMs = 280_000;
const region = 1;

export function pubnubRoutes(
  server: FastifyInstance,
  { db, inboxes, settings }: MessagingServices,
): void {
  const { callsPerMinute } = settings.limits;
  const config = { rateLimit: { max: callsPerMinute, timeWindow: '1 minute' } };
  const routes: Readonly<Record<string, Handler>> = {
    '/time/0': async (_request, reply) => reply.send([now()]),
    '/v2/subscribe/:subscribeKey/:channels/0': subscribe(db, inboxes),
    '/v2/presence/sub-key/:subscribeKey/channel/:channels/heartbeat': present(
      inboxes,
      'heartbeat',
    ),
    '/v2/presence/sub-key/:subscribeKey/channel/:channels/leave': present(
      inboxes,
      'leave',
    ),
    '/publish/:publishKey/:subscribeKey/0/:channel/0/*': publish(inboxes),
  };
  for (const [path, handler] of Object.entries(routes)) {
    server.get(path, { config }, forOwnPages(settings, handler));
  }
}

/** Our page under its other name may read the answers. */
const forOwnPages =
  ({ origins }: MessagingServices['settings'], handler: Handler): Handler =>
  (request, reply) => {
    const { origin } = request.headers;
    reply.header('cache-control', 'no-store').header('vary', 'Origin');
    if (origin && origins.includes(origin)) {
      reply.header('access-control-allow-origin', origin);
    }
    return handler(request, reply);
  };

const now = (): string => String(BigInt(Date.now()) * 10_000n);

const subscribe =
  (db: MessagingServices['db'], inboxes: Inboxes): Handler =>
  async (request, reply) => {
    const refusal = await findRefusal(request, inboxes);
    if (refusal) {
      return reply.code(refusal.status).send(refusal);
    }
    const since = readQueryText(request, 'tt') ?? '';
    const channels = channelsOf(request);
    if (!isTime(since)) {
      return reply.send(toNews(await readTime(db, channels), []));
    }
    const messages = await inboxes.newsSince(channels, since, endOfPoll(reply));
    return reply.send(toNews(messages.at(-1)?.timetoken ?? since, messages));
  };

const isTime = (text: string): boolean =>
  /^\d{1,20}$/.test(text) && BigInt(text) !== 0n;

function endOfPoll(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    gone.abort();
  });
  return AbortSignal.any([gone.signal, AbortSignal.timeout(longPollMs)]);
}

const present =
  (inboxes: Inboxes, action: 'heartbeat' | 'leave'): Handler =>
  async (request, reply) => {
    const refusal = await findRefusal(request, inboxes);
    const answer = refusal ?? {
      status: 200,
      message: 'OK',
      action,
      service: 'Presence',
    };
    return reply.code(answer.status).send(answer);
  };

const publish =
  (inboxes: Inboxes): Handler =>
  async (request, reply) => {
    if (readParam(request, 'publishKey') !== demoKeys.publishKey) {
      return reply.code(400).send([0, 'Invalid Key', now()]);
    }
    const refusal = await findRefusal(request, inboxes);
    if (refusal) {
      return reply.code(refusal.status).send(refusal);
    }
    const message = readMessage(readParam(request, '*'));
    if (!message) {
      return reply.code(400).send([0, 'Invalid JSON', now()]);
    }
    const channel = readParam(request, 'channel');
    const publisher = readQueryText(request, 'uuid') ?? '';
    return reply.send([
      1,
      'Sent',
      await inboxes.publish(channel, message.payload, publisher),
    ]);
  };

const readMessage = (json: string) =>
  attempt(() => {
    const payload: unknown = JSON.parse(json);
    assertPlain(payload);
    return { payload };
  });

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

const channelsOf = (request: FastifyRequest): readonly string[] =>
  (readParam(request, 'channels') || readParam(request, 'channel'))
    .split(',')
    .filter(Boolean);

/** The refusal of a request without the right key, with its status; undefined when the key in the query opens every channel of the address. */
async function findRefusal(request: FastifyRequest, inboxes: Inboxes) {
  const refusal = { error: true, service: 'Access Manager' };
  if (readParam(request, 'subscribeKey') !== demoKeys.subscribeKey) {
    return { ...refusal, status: 400, message: 'Invalid Subscribe Key' };
  }
  const channels = channelsOf(request);
  if (await inboxes.canUse(channels, readQueryText(request, 'auth') ?? '')) {
    return undefined;
  }
  return {
    ...refusal,
    status: 403,
    message: 'Forbidden',
    payload: { channels },
  };
}
