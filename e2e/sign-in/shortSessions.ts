import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { dataDir, ports, root } from '../demo/address';
import { untilHealthy } from '../releases/releaseDemo';

export const idleSeconds = 16;
export const shortUrl = `http://127.0.0.1:${ports.shortSessions}`;

/** A demo of its own over the files of the other one, whose sessions end soon. Gives what stops it. */
export async function startShortSessions(): Promise<() => Promise<void>> {
  const folder = path.join(root, '.cache/short-sessions-data');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(path.join(dataDir, 'static'), path.join(folder, 'static'));
  const server = spawn(process.execPath, ['--import', 'tsx', 'host-demo/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(ports.shortSessions),
      DATA_DIR: folder,
      SESSION_IDLE_SECONDS: String(idleSeconds),
    },
    stdio: 'inherit',
  });
  await untilHealthy(`${shortUrl}/healthz`, server);
  return () =>
    new Promise((resolve) => {
      server.once('exit', () => resolve());
      server.kill('SIGTERM');
    });
}
