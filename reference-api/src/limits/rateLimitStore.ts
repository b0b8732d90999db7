import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RateLimits } from './rateLimits';

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
