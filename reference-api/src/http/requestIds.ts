import type { FastifyInstance } from 'fastify';

/** Who reports a failure can say which it was: the answer bears the id that the log has. */
export function sayRequestIds(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
