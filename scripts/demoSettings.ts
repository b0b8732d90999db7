import path from 'node:path';
import { originOffsets } from 'host-demo/origins';

export interface DemoSettings {
  readonly root: string;
  /** Port of the pages and the API; the static origins follow it. */
  readonly port: number;
  /** Folder of the database and of the published files. */
  readonly dataDir: string;
}

const highestPort = 65_535 - Math.max(...Object.values(originOffsets));

/** Reads `PORT` and `DATA_DIR`; stops with advice when the port cannot be one. */
export function demoSettings(env: NodeJS.ProcessEnv): DemoSettings {
  const root = path.resolve(import.meta.dirname, '..');
  const port = Number(env.PORT ?? 4000);
  if (!Number.isInteger(port) || port < 1 || port > highestPort) {
    console.error(
      `PORT="${env.PORT ?? ''}" is not a port number. Give one from 1 to ${highestPort}, for example PORT=4100 npm start.`,
    );
    process.exit(1);
  }
  return { root, port, dataDir: path.resolve(root, env.DATA_DIR ?? '.data') };
}

/** Public address of a workspace's published files. */
export function staticUrl({ port }: DemoSettings, workspace: string): string {
  const offset = originOffsets[workspace];
  if (offset === undefined) throw new Error(`The demo has no origin for ${workspace}.`);
  return `http://127.0.0.1:${port + offset}/${workspace}/`;
}
