/** Where everything is served: pages and API at the port itself, each workspace's published files on an origin of their own. */
import { createServer } from 'node:net';
import { remotes, sessionWorkspace } from 'embed/remotes';

/** Port of the reload signal of `npm run dev`. */
export const reloadOffset = 7;
/** Port of `npm run workshop`, which may run at the same time. */
export const workshopOffset = 8;
const keptOffsets: Readonly<Record<string, number>> = {
  [sessionWorkspace]: 5,
  embed: 6,
};

/** The distance of each origin from the page's port: remotes in their order, on ports that nothing else has. */
export function toOriginOffsets(
  remoteNames: readonly string[],
): Readonly<Record<string, number>> {
  const offsets: Record<string, number> = { ...keptOffsets };
  const taken = [...Object.values(keptOffsets), reloadOffset, workshopOffset];
  let offset = 0;
  for (const name of remoteNames) {
    do {
      offset += 1;
    } while (taken.includes(offset));
    offsets[name] = offset;
  }
  return offsets;
}

export const originOffsets = toOriginOffsets(remotes.map(({ name }) => name));

interface Served {
  readonly port: number;
}
export interface PublishedFiles extends Served {
  /** Where they are served by another program. */
  readonly operation?: { readonly staticOrigin?: string };
}
export const pageOrigin = ({ port }: Served): string =>
  `http://127.0.0.1:${port}`;
export const localOrigins = ({ port }: Served): readonly string[] => [
  pageOrigin({ port }),
  `http://localhost:${port}`,
];

export function remoteOrigin(
  { port, operation }: PublishedFiles,
  workspace: string,
): string {
  const offset = originOffsets[workspace];
  if (offset === undefined) {
    throw new Error(`${workspace} is no workspace that is published.`);
  }
  return operation?.staticOrigin ?? pageOrigin({ port: port + offset });
}

export class PortUnusableError extends Error {
  override readonly name = 'PortUnusableError';
}

interface Listening {
  readonly port: number;
  readonly operation: {
    readonly staticOrigin?: string;
    readonly metricsPort: number;
  };
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

/** Rejects with advice when a port that the demo needs is taken, or no port of this machine: before anything is built, opened or started. */
export async function assertPortsAreFree(
  port: number,
  wanted = toUsualPorts(port),
  host = '127.0.0.1',
): Promise<void> {
  const taken = (
    await Promise.all(
      wanted.map(async (one) => ((await isFree(one, host)) ? [] : [one])),
    )
  ).flat();
  if (taken.length > 0) {
    throw new PortUnusableError(
      `Port ${taken.join(', ')} is in use by another program, perhaps by this demo in another terminal. Stop it, or choose other ports: PORT=${port + 100} npm start.`,
    );
  }
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE') {
        resolve(false);
      }
      const advice = `This machine cannot listen at ${host}, port ${port} (${code}). Correct LISTEN_HOST or PORT.`;
      reject(new PortUnusableError(advice));
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
