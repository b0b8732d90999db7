import { createServer } from 'node:net';
import { originOffsets } from './origins';

export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

interface Listening {
  readonly port: number;
  readonly operation: { readonly staticOrigin?: string; readonly metricsPort: number };
}

/** Of the demo, whose static files are its own. */
const toUsualPorts = (port: number): readonly number[] => [
  port,
  ...Object.values(originOffsets).map((offset) => port + offset),
];

export const toPorts = ({ port, operation }: Listening): readonly number[] => [
  ...(operation.staticOrigin ? [port] : toUsualPorts(port)),
  ...(operation.metricsPort ? [operation.metricsPort] : []),
];

/** Rejects with advice when a port that the demo needs is taken: before anything is built, opened or started. */
export async function assertPortsAreFree(port: number, wanted = toUsualPorts(port)): Promise<void> {
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
