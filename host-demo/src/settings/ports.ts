import { createServer } from 'node:net';
import { originOffsets } from './origins';

export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/** Rejects with advice when a port that the demo needs is taken: before anything is built, opened or started. */
export async function assertPortsAreFree(port: number): Promise<void> {
  const wanted = [port, ...Object.values(originOffsets).map((offset) => port + offset)];
  const taken = (
    await Promise.all(wanted.map(async (one) => ((await isFree(one)) ? [] : [one])))
  ).flat();
  if (taken.length > 0)
    throw new PortTakenError(
      `Port ${taken.join(', ')} is in use by another program. Stop it, or choose other ports: PORT=${port + 100} npm start.`,
    );
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
