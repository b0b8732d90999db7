/** How a server ends: what it has been asked is answered, and it is asked no more. Source: faults F27, F28; OPN-76. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Of the event loop: one accepts, one reads, one to spare. */
const turnsToLetIn = 3;

/** From the signal on no connection is used twice: whoever comes again is sent elsewhere by the load balancer. */
export function closeAfterAnswers(server: FastifyInstance, ending: AbortSignal): void {
  server.addHook('onSend', async (_request, reply) => {
    if (ending.aborted) reply.header('connection', 'close');
  });
}

/** Resolves once everything is answered, or has been cut at the deadline; false: something was cut. */
export async function endServer(server: FastifyInstance, deadlineMs: number): Promise<boolean> {
  // Who has connected while this process was busy is still to be let in: with the listener they would be cut off.
  for (let turn = 0; turn < turnsToLetIn; turn += 1) await nextTurn();
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
