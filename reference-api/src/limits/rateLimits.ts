/**
 * The limits of calls, over all processes. Each process counts for itself and adds it to the database once a second, in one
 * statement for all; at once when a twentieth of a limit has come since. So most calls cost no query, no limit is forgotten
 * because others come, a limit is overstepped by a twentieth for each further process at most, and while the database is away
 * each process keeps to what it knows. Source: threats S07, S09; fault F27.
 */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Counts } from './counts';

interface Tally {
  /** Calls of all processes at the time of this one's `sentCalls`. */
  total: number;
  sentCalls: number;
  calls: number;
  endsAtMs: number;
  readonly windowMs: number;
}

const shareAtOnce = 20;
const sendEveryMs = 1000;
const sweepEveryMs = 60_000;
/** More are dropped as soon as the database has them. */
const usualTallies = 10_000;
/** More are dropped in any case: the database is away during an attack from many addresses. */
const mostTallies = 50_000;
const mostRows = 1000;

const isUnsent = ({ calls, sentCalls }: Tally): boolean => calls > sentCalls;

export class RateLimits {
  readonly #tallies = new Map<string, Tally>();
  #sending: Promise<void> | undefined;
  #triedAtMs = -Infinity;
  #hasFailed = false;
  #sweptAtMs: number;

  constructor(
    private readonly counts: Counts,
    private readonly now: () => number = Date.now,
  ) {
    this.#sweptAtMs = now();
  }

  async count(name: string, max: number, windowMs: number) {
    const now = this.now();
    const tally = this.#tallyOf(name, windowMs, now);
    const leftMs = Math.max(0, tally.endsAtMs - now);
    // A refused caller is not counted again, because each count costs a query.
    if (tally.total > max) return { position: tally.total, leftMs };
    tally.calls += 1;
    const call = tally.calls;
    const isMuch = tally.calls - tally.sentCalls >= Math.ceil(max / shareAtOnce);
    const isDue = now - this.#triedAtMs >= sendEveryMs;
    const maySend = isDue || !this.#hasFailed;
    if (isMuch && maySend) await this.#sendOf(tally);
    else if (isDue || (maySend && this.size > usualTallies)) void this.#send();
    return { position: tally.total + call - tally.sentCalls, leftMs };
  }

  get size(): number {
    return this.#tallies.size;
  }

  /** A call that comes while others are being sent waits for its own turn. */
  async #sendOf(tally: Tally): Promise<void> {
    await this.#sending;
    if (isUnsent(tally)) await this.#send();
  }

  /** Never rejects: counts that could not be written are written with the next ones. */
  #send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    const now = this.now();
    this.#triedAtMs = now;
    const sent = [...this.#tallies]
      .filter(([, tally]) => isUnsent(tally))
      .slice(0, mostRows)
      .map(([name, tally]) => ({ name, tally, calls: tally.calls }));
    try {
      if (sent.length > 0) await this.#add(sent, now);
      await this.#sweep(now);
      this.#hasFailed = false;
    } catch {
      this.#hasFailed = true;
    }
    this.#drop(now);
  }

  async #add(
    sent: readonly { readonly name: string; readonly tally: Tally; readonly calls: number }[],
    now: number,
  ): Promise<void> {
    const hits = sent.map(({ name, tally: { sentCalls, windowMs }, calls }) => ({
      name,
      hits: calls - sentCalls,
      windowMs,
    }));
    for (const [index, count] of (await this.counts.add(hits, now)).entries()) {
      const { tally, calls } = sent[index] ?? {};
      if (!tally) continue;
      tally.total = count.hits;
      tally.sentCalls = calls ?? 0;
      tally.endsAtMs = count.endsAtMs;
    }
  }

  #tallyOf(name: string, windowMs: number, now: number): Tally {
    const known = this.#tallies.get(name);
    if (known && known.endsAtMs > now) return known;
    const begun = { total: 0, sentCalls: 0, calls: 0, endsAtMs: now + windowMs, windowMs };
    this.#tallies.delete(name);
    this.#tallies.set(name, begun);
    const [oldest] = this.#tallies.keys();
    if (this.size > mostTallies && oldest !== undefined) this.#tallies.delete(oldest);
    return begun;
  }

  #drop(now: number): void {
    const isCrowded = this.size > usualTallies;
    for (const [name, tally] of this.#tallies)
      if (tally.endsAtMs <= now || (isCrowded && !isUnsent(tally))) this.#tallies.delete(name);
  }

  async #sweep(now: number): Promise<void> {
    if (now - this.#sweptAtMs < sweepEveryMs) return;
    this.#sweptAtMs = now;
    await this.counts.sweep(now);
  }
}

/** Lets the plugin count by `RateLimits`, each limit under its route's address: it is the same one in every process. */
export function rateLimitStore(limits: RateLimits): FastifyRateLimitStoreCtor {
  const storeOf = (route: string): FastifyRateLimitStore => ({
    incr(address, done, windowMs, max) {
      limits.count(`call ${route} ${address}`, max, windowMs).then(
        ({ position, leftMs }) => done(null, { current: position, ttl: leftMs }),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
    child: (facts) => storeOf(readRoute(facts)),
  });
  const store = storeOf('');
  return class {
    incr: FastifyRateLimitStore['incr'] = (...call) => store.incr(...call);
    child: FastifyRateLimitStore['child'] = (facts) => store.child(facts);
  };
}

/** The plugin passes a route's limit in a form that its types leave out. */
function readRoute(facts: object): string {
  const route: unknown = 'routeInfo' in facts ? facts.routeInfo : undefined;
  return typeof route === 'object' && route && 'url' in route ? String(route.url) : '';
}
