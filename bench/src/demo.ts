/** The demo as it is: its own server, database and static origins, with everything published. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pagePort } from './serve';

const demoPort = pagePort + 20;
const startedWithinMs = 240_000;

export const demoUrl = (address: string): string =>
  `http://127.0.0.1:${demoPort}${address}`;

/** Builds and publishes what has changed and starts the demo; gives the function that ends it. */
export async function startDemo(root: string): Promise<() => Promise<void>> {
  const dataDir = path.join(root, '.cache/bench-data/demo');
  const demo = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(demoPort), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(demo, 'exit');
  const stop = async (): Promise<void> => {
    demo.kill('SIGTERM');
    await ended;
  };
  const signal = AbortSignal.timeout(startedWithinMs);
  for await (const line of createInterface({ input: demo.stdout, signal })) {
    if (line.includes(demoUrl(''))) {
      demo.stdout.resume();
      return stop;
    }
  }
  await stop();
  throw new Error(
    `The demo, whose pages are measured too, did not start in ${startedWithinMs / 1000} s: its reason is above.`,
  );
}
