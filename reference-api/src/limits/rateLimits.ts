/**
 * The limits of calls from one address. Up to 1,000 calls a minute, all processes count together in the database. A
 * process counts by itself what would cost too many queries: larger limits, and the further calls of a refused caller.
 * Source: threats S07, S09.
 */
import type {
  FastifyRateLimitStore,
  FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { Count, Counts } from './counts';

const mostShared = 1000;
/** Beyond it, a process drops the address that has not called for the longest time. */
const mostKept = 50_000;
const sweepEveryMs = 60_000;

export function createRateLimits(counts: Counts, now: () => number = Date.now) {
  const kept = new Map<string, Count>();
  let sweptAtMs = now();

  function keep(name: string, count: Count): void {
    kept.delete(name);
    kept.set(name, count);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) {
      kept.delete(oldest);
    }
  }

  function countHere(name: string, windowMs: number): Count {
    const known = kept.get(name);
    const count =
      known && known.endsAtMs > now()
        ? { ...known, hits: known.hits + 1 }
        : { hits: 1, endsAtMs: now() + windowMs };
    keep(name, count);
    return count;
  }

  return async (
    name: string,
    max: number,
    windowMs: number,
  ): Promise<Count> => {
    const isRefused = (kept.get(name)?.endsAtMs ?? 0) > now();
    if (max > mostShared || isRefused) {
      return countHere(name, windowMs);
    }
    const [count] = await counts.add([{ name, windowMs }], now());
    if (count.hits > max) {
      keep(name, count);
    }
    if (now() - sweptAtMs >= sweepEveryMs) {
      sweptAtMs = now();
      await counts.sweep(now());
    }
    return count;
  };
}

export type CountCall = ReturnType<typeof createRateLimits>;

/** Lets the plugin count in this way, each limit under its route's address: it is the same one in every process. */
export function rateLimitStore(count: CountCall): FastifyRateLimitStoreCtor {
  const storeOf = (route: string): FastifyRateLimitStore => ({
    incr(address, done, windowMs, max) {
      count(`call ${route} ${address}`, max, windowMs).then(
        ({ hits, endsAtMs }) =>
          done(null, {
            current: hits,
            ttl: Math.max(0, endsAtMs - Date.now()),
          }),
        (error: unknown) =>
          done(error instanceof Error ? error : new Error(String(error))),
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
  return typeof route === 'object' && route && 'url' in route
    ? String(route.url)
    : '';
}
