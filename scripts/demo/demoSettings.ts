import path from 'node:path';
import { remoteOrigin } from 'reference-api/origins';
import { BadSettingError, readSettings } from 'reference-api/settings';

export interface DemoSettings {
  readonly root: string;
  readonly port: number;
  readonly dataDir: string;
}

export const root = path.resolve(import.meta.dirname, '../..');

/** Reads `PORT` and `DATA_DIR`, and with `whole` all that the demo takes from the environment; ends with advice for what cannot be used. */
export function demoSettings(
  env: NodeJS.ProcessEnv,
  { whole = false } = {},
): DemoSettings {
  const { PORT, DATA_DIR } = env;
  try {
    const { port, dataDir } = readSettings(
      whole ? env : { PORT, DATA_DIR },
      root,
    );
    return { root, port, dataDir };
  } catch (error) {
    if (!(error instanceof BadSettingError)) {
      throw error;
    }
    console.error(error.message);
    process.exit(1);
  }
}

/** Public address of a workspace's published files. */
export const staticUrl = ({ port }: DemoSettings, workspace: string): string =>
  `${remoteOrigin({ port }, workspace)}/${workspace}/`;
