/** The inboxes of this process: who may use them, what was published in them, and who waits for more. Source: ledger RTC-1..3, OPN-32. */
import { randomBytes } from 'node:crypto';
import { isInboxEvent, parseChannelMessage } from 'mortgage-domain/messages/channelMessage';
import { isSampleAccount } from '../accounts/sampleAccounts';
import type { Account } from '../database/schema';
import { globalChannelOf, opensChannels, toAuthKey } from './channels';
import { PublishedMessages, type PublishedMessage } from './publishedMessages';

/** One browser holds one connection; more of them are forgotten ones. */
const maxWaiting = 20;

interface Waiting {
  readonly channels: readonly string[];
  readonly wake: () => void;
}

export class Inboxes {
  // Keys end with the process: a client that is refused asks for a new one.
  readonly #secret = randomBytes(32);
  readonly #messages = new PublishedMessages();
  readonly #waiting = new Set<Waiting>();

  now(): string {
    return this.#messages.now();
  }

  /** Gives the time of the message. */
  publish(channel: string, payload: unknown, publisher = 'server'): string {
    const { timetoken } = this.#messages.add(channel, payload, publisher);
    for (const { channels, wake } of [...this.#waiting]) if (channels.includes(channel)) wake();
    return timetoken;
  }

  /** Everything after the time, as soon as there is something; nothing when the signal ends the wait. */
  async newsSince(
    channels: readonly string[],
    timetoken: string,
    signal: AbortSignal,
  ): Promise<readonly PublishedMessage[]> {
    const found = this.#messages.newerThan(channels, timetoken);
    if (found.length > 0 || signal.aborted) return found;
    await this.#waitFor(channels, signal);
    return this.#messages.newerThan(channels, timetoken);
  }

  authKeyOf(channel: string): string {
    return toAuthKey(this.#secret, channel);
  }

  canUse(channels: readonly string[], authKey: string): boolean {
    return opensChannels(this.#secret, channels, authKey);
  }

  /** ENT-19: as the last message says, or the sample's before there was one. */
  unreadCountOf(account: Account): number {
    const counts = this.#messages
      .of(globalChannelOf(account))
      .map(({ payload }) => parseChannelMessage(payload))
      .map((message) => (message && isInboxEvent(message) ? message.gleamCount : undefined));
    return counts.findLast((count) => count !== undefined) ?? sampleCountOf(account);
  }

  #waitFor(channels: readonly string[], signal: AbortSignal): Promise<void> {
    this.#endOldestOf(channels);
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(one);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const one = { channels, wake };
      this.#waiting.add(one);
      signal.addEventListener('abort', wake, { once: true });
    });
  }

  #endOldestOf(channels: readonly string[]): void {
    const others = [...this.#waiting].filter((other) =>
      other.channels.some((channel) => channels.includes(channel)),
    );
    if (others.length >= maxWaiting) others[0]?.wake();
  }
}

/** Before anything was published: of the samples one count beyond what a badge can show (OPN-93), one within; of nobody else. */
function sampleCountOf(account: Account): number {
  if (!isSampleAccount(account)) return 0;
  return account.profileTypes.includes('Agent') ? 120 : 3;
}
