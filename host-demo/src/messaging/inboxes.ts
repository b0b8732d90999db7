/** The channels of this process: who may use them, what was published on them, and who waits for more. Source: ledger RTC-1..3, OPN-32. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isInboxEvent, parseChannelMessage } from 'mortgage-domain/messages/channelMessage';
import type { Account } from '../database/schema';

export interface PublishedMessage {
  readonly timetoken: string;
  readonly channel: string;
  readonly publisher: string;
  readonly payload: unknown;
}

export interface Inboxes {
  /** Gives the time of the message. */
  publish(channel: string, payload: unknown, publisher?: string): string;
  /** Everything after the time, as soon as there is something; nothing when the signal ends the wait. */
  newsSince(
    channels: readonly string[],
    timetoken: string,
    signal: AbortSignal,
  ): Promise<readonly PublishedMessage[]>;
  now(): string;
  authKeyOf(channel: string): string;
  mayUse(channels: readonly string[], authKey: string): boolean;
  unreadCountOf(account: Account): number;
}

/** A client that was away for a moment catches up with these. */
const keptMessages = 50;
/** One browser holds one connection; more of them are forgotten ones. */
const maxWaiting = 20;
/** A tick of the protocol's clock is 100 ns. */
const ticksPerMs = 10_000n;

interface Waiting {
  readonly channels: readonly string[];
  wake(): void;
}

export function createInboxes(): Inboxes {
  // Keys end with the process: a client that is refused asks for a new one.
  const secret = randomBytes(32);
  const kept = new Map<string, readonly PublishedMessage[]>();
  const waiting = new Set<Waiting>();
  let lastTick = 0n;

  const now = (): string => {
    const tick = BigInt(Date.now()) * ticksPerMs;
    lastTick = tick > lastTick ? tick : lastTick + 1n;
    return String(lastTick);
  };
  const newerThan = (channels: readonly string[], timetoken: string) =>
    channels
      .flatMap((channel) => kept.get(channel) ?? [])
      .filter((message) => BigInt(message.timetoken) > BigInt(timetoken));
  const authKeyOf = (channel: string): string =>
    createHmac('sha256', secret).update(channel).digest('base64url');

  return {
    now,
    authKeyOf,
    publish(channel, payload, publisher = 'server') {
      const message = { timetoken: now(), channel, publisher, payload };
      kept.set(channel, [...(kept.get(channel) ?? []), message].slice(-keptMessages));
      for (const one of [...waiting]) if (one.channels.includes(channel)) one.wake();
      return message.timetoken;
    },
    newsSince(channels, timetoken, signal) {
      const found = newerThan(channels, timetoken);
      if (found.length > 0 || signal.aborted) return Promise.resolve(found);
      return new Promise((resolve) => {
        const one: Waiting = {
          channels,
          wake() {
            waiting.delete(one);
            signal.removeEventListener('abort', one.wake);
            resolve(newerThan(channels, timetoken));
          },
        };
        const sameChannel = [...waiting].filter((other) =>
          other.channels.some((channel) => channels.includes(channel)),
        );
        if (sameChannel.length >= maxWaiting) sameChannel[0]!.wake();
        waiting.add(one);
        signal.addEventListener('abort', one.wake, { once: true });
      });
    },
    mayUse: (channels, authKey) =>
      channels.length > 0 && channels.every((channel) => isSame(authKey, authKeyOf(channel))),
    unreadCountOf: (account) =>
      (kept.get(globalChannelOf(account)) ?? [])
        .map(({ payload }) => parseChannelMessage(payload))
        .findLast((message) => message && isInboxEvent(message) && message.gleamCount !== undefined)
        ?.gleamCount ?? sampleCountOf(account),
  };
}

/** Nobody guesses the channel of another account from its id. */
export const globalChannelOf = ({ id, passwordHash }: Account): string =>
  `inbox.${createHash('sha256').update(`${id} ${passwordHash}`).digest('hex').slice(0, 32)}`;

/** Before anything was published: one count beyond what a badge can show (OPN-93), one within. */
const sampleCountOf = ({ profileTypes }: Account): number =>
  profileTypes.includes('Agent') ? 120 : 3;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (given: string, right: string): boolean =>
  timingSafeEqual(digest(given), digest(right));
