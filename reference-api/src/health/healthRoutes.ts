/** `/healthz`: the process lives, else restart it. `/readyz`: it can work, else send visitors elsewhere. Source: OPN-76; faults F27, F28. */
import type { FastifyInstance } from 'fastify';

export interface Health {
  readonly isReady: () => Promise<boolean>;
  /** Aborted once the process has been told to end. */
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
