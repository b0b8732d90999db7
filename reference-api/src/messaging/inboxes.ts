/** The inboxes: who may use them, what was published in them, and who waits here for more. Source: ledger RTC-1..3, OPN-32. */
import { createHash, createHmac } from 'node:crypto';
import type { Account } from '../database/schema';
import {
  isInboxEvent,
  parseChannelMessage,
} from 'mortgage-domain/messages/channelMessage';
import { isSampleAccount } from '../accounts/accounts';
import type { Database } from '../database/connect';
import type { Notices } from '../database/notices';
import { isSameSecret, type KeyFor } from '../secrets/keys';
import type { ApiSettings } from '../settings/settings';
import {
  addMessage,
  readMessages,
  type PublishedMessage,
} from './publishedMessages';

export const globalChannelOf = ({ id, passwordHash }: Account): string =>
  `inbox.${createHash('sha256').update(`${id} ${passwordHash}`).digest('hex').slice(0, 32)}`;

const toAuthKey = (secret: Buffer, channel: string): string =>
  createHmac('sha256', secret).update(channel).digest('base64url');

/** One browser holds one connection; more of them are forgotten ones. */
const maxWaiting = 20;

export interface MessagingServices {
  readonly db: Database;
  readonly settings: ApiSettings;
  readonly inboxes: Inboxes;
}

interface Waiting {
  readonly channels: readonly string[];
  readonly wake: () => void;
  readonly woken: Promise<void>;
}

export class Inboxes {
  readonly #db: Database;
  readonly #keyFor: KeyFor;
  readonly #waiting = new Set<Waiting>();
  readonly #hearNoMore: () => void;

  constructor(db: Database, notices: Notices, keyFor: KeyFor) {
    this.#db = db;
    this.#keyFor = keyFor;
    this.#hearNoMore = notices.hear((channel) => {
      for (const { channels, wake } of [...this.#waiting]) {
        if (channel === undefined || channels.includes(channel)) {
          wake();
        }
      }
    });
  }

  /** Ends every wait: clients call again, and reach another process. */
  close(): void {
    this.#hearNoMore();
    for (const { wake } of [...this.#waiting]) {
      wake();
    }
  }

  publish(
    channel: string,
    payload: unknown,
    publisher = 'server',
  ): Promise<string> {
    return addMessage(this.#db, channel, payload, publisher);
  }

  /** Everything after the time, as soon as there is something; nothing when the signal ends the wait. */
  async newsSince(
    channels: readonly string[],
    timetoken: string,
    signal: AbortSignal,
  ): Promise<readonly PublishedMessage[]> {
    // Listens before it looks, so that a message in between wakes it.
    const { woken, wake } = this.#waitFor(channels, signal);
    try {
      const found = await readMessages(this.#db, channels, timetoken);
      if (found.length > 0 || signal.aborted) {
        return found;
      }
      await woken;
      return await readMessages(this.#db, channels, timetoken);
    } finally {
      wake();
    }
  }

  async authKeyOf(channel: string): Promise<string> {
    return toAuthKey(await this.#keyFor('inbox key'), channel);
  }

  async canUse(channels: readonly string[], authKey: string): Promise<boolean> {
    const secret = await this.#keyFor('inbox key');
    const opens = (channel: string) =>
      isSameSecret(authKey, toAuthKey(secret, channel));
    return channels.length > 0 && channels.every(opens);
  }

  /** ENT-19: as the last message says, or the sample's before there was one. */
  async unreadCountOf(account: Account): Promise<number> {
    const counts = (await readMessages(this.#db, [globalChannelOf(account)]))
      .map(({ payload }) => parseChannelMessage(payload))
      .map((message) =>
        message && isInboxEvent(message) ? message.gleamCount : undefined,
      );
    return (
      counts.findLast((count) => count !== undefined) ?? sampleCountOf(account)
    );
  }

  #waitFor(channels: readonly string[], signal: AbortSignal): Waiting {
    this.#endOldestOf(channels);
    let resolve = () => {};
    const woken = new Promise<void>((resolved) => {
      resolve = resolved;
    });
    const wake = () => {
      this.#waiting.delete(one);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const one = { channels, wake, woken };
    this.#waiting.add(one);
    signal.addEventListener('abort', wake, { once: true });
    return one;
  }

  #endOldestOf(channels: readonly string[]): void {
    const others = [...this.#waiting].filter((other) =>
      other.channels.some((channel) => channels.includes(channel)),
    );
    if (others.length >= maxWaiting) {
      others[0]?.wake();
    }
  }
}

function sampleCountOf(account: Account): number {
  if (!isSampleAccount(account)) {
    return 0;
  }
  return account.profileTypes.includes('Agent') ? 120 : 3;
}
