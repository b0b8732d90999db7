/** A port that is not for the public: figures for Prometheus, and the health of the process. */
import Fastify, { type FastifyInstance } from 'fastify';
import { toServerOptions } from '../http/serverOptions';
import type { ApiSettings } from '../settings/settings';
import type { Metrics } from './metrics';

export interface Health {
  readonly isReady: () => Promise<boolean>;
  readonly ending: AbortSignal;
}

export function healthRoutes(server: FastifyInstance, { isReady, ending }: Health): void {
  server.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  server.get('/readyz', async (_request, reply) => {
    const reason = ending.aborted ? 'ending' : (await isReady()) ? undefined : 'database';
    return reply
      .header('cache-control', 'no-store')
      .code(reason ? 503 : 200)
      .send(reason ? { ok: false, reason } : { ok: true });
  });
}

export function createMetricsServer(
  settings: ApiSettings,
  { registry, readReleaseCounts }: Metrics,
  health: Health,
): FastifyInstance {
  const server = Fastify(toServerOptions(settings));
  server.setNotFoundHandler((_request, reply) => reply.code(404).send());
  healthRoutes(server, health);
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  // Read by `npm run release -- --watch` (docs/releasing.md).
  server.get('/release-counts', async (request, reply) => {
    const { since } = request.query as Readonly<Record<string, unknown>>;
    const from = new Date(typeof since === 'string' ? since : NaN);
    if (Number.isNaN(from.getTime()))
      return reply.code(400).send({ error: 'InvalidRequest', field: 'since' });
    return readReleaseCounts(from);
  });
  return server;
}
