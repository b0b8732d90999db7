/** What was published on the channels of this process lately. Source: ledger RTC-3, OPN-32. */

export interface PublishedMessage {
  /** In the protocol's clock; later messages have greater ones. */
  readonly timetoken: string;
  readonly channel: string;
  readonly publisher: string;
  readonly payload: unknown;
}

/** A client that was away for a moment catches up with these. */
const keptMessages = 50;
/** A tick of the protocol's clock is 100 ns. */
const ticksPerMs = 10_000n;

export class PublishedMessages {
  readonly #kept = new Map<string, readonly PublishedMessage[]>();
  #lastTick = 0n;

  /** Never the same twice. */
  now(): string {
    const tick = BigInt(Date.now()) * ticksPerMs;
    this.#lastTick = tick > this.#lastTick ? tick : this.#lastTick + 1n;
    return String(this.#lastTick);
  }

  add(channel: string, payload: unknown, publisher: string): PublishedMessage {
    const message = { timetoken: this.now(), channel, publisher, payload };
    this.#kept.set(channel, [...this.of(channel), message].slice(-keptMessages));
    return message;
  }

  of(channel: string): readonly PublishedMessage[] {
    return this.#kept.get(channel) ?? [];
  }

  newerThan(channels: readonly string[], timetoken: string): readonly PublishedMessage[] {
    return channels
      .flatMap((channel) => this.of(channel))
      .filter((message) => BigInt(message.timetoken) > BigInt(timetoken));
  }
}
