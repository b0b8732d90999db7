/** How a server ends: it answers open requests, and takes no more. Source: faults F27, F28; OPN-76. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const quietTurns = 3;
/** The end of the listener stops a balancer that keeps sending visitors. */
const mostTurns = 1000;

/** Takes one connection out of the system's queue in a turn of the event loop: the queue ends with the listener. */
async function letIn({ server }: FastifyInstance): Promise<void> {
  let quiet = 0;
  const hear = () => (quiet = 0);
  server.on('connection', hear);
  for (let turn = 0; quiet < quietTurns && turn < mostTurns; turn += 1) {
    await nextTurn();
    quiet += 1;
  }
  server.off('connection', hear);
}

/** After the signal no connection is used twice: the load balancer sends the next request elsewhere. */
export function closeAfterAnswers(
  server: FastifyInstance,
  ending: AbortSignal,
): void {
  server.addHook('onSend', async (_request, reply) => {
    if (ending.aborted) {
      reply.header('connection', 'close');
    }
  });
}

/** Resolves once everything is answered, or has been cut at the deadline; false: something was cut. */
export async function endServer(
  server: FastifyInstance,
  deadlineMs: number,
): Promise<boolean> {
  await letIn(server);
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
