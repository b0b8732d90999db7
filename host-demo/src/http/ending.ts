/** How a server ends: what it has been asked is answered, and it is asked no more. Source: faults F27, F28; OPN-76. */
import type { FastifyInstance } from 'fastify';

/** From the signal on no connection is used twice: whoever comes again is sent elsewhere by the load balancer. */
export function closeAfterAnswers(server: FastifyInstance, ending: AbortSignal): void {
  server.addHook('onSend', async (_request, reply) => {
    if (ending.aborted) reply.header('connection', 'close');
  });
}

/** Resolves once everything is answered, or has been cut at the deadline; false: something was cut. */
export async function endServer(server: FastifyInstance, deadlineMs: number): Promise<boolean> {
  let isCut = false;
  const timer = setTimeout(() => {
    isCut = true;
    server.log.warn('requests were not answered in time and are cut');
    server.server.closeAllConnections();
  }, deadlineMs);
  await server.close();
  clearTimeout(timer);
  return !isCut;
}
