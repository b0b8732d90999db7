/** The demo as it is: its own server, database and static origins, with everything published. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pagePort } from './serve';

const demoPort = pagePort + 20;
const startedWithinMs = 240_000;

export const demoUrl = (address: string): string => `http://127.0.0.1:${demoPort}${address}`;

/** Builds and publishes what has changed and starts the demo; gives the function that ends it. */
export async function startDemo(root: string): Promise<() => Promise<void>> {
  const demo = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(demoPort),
      DATA_DIR: path.join(root, '.cache/bench-data/demo'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => demo.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve) =>
    demo.stdout.on('data', (text: Buffer) => {
      if (text.includes(demoUrl(''))) resolve();
    }),
  );
  await Promise.race([ready, ended.then(failToStart), failAfter(startedWithinMs)]);
  return async () => {
    demo.kill('SIGTERM');
    await ended;
  };
}

function failToStart(): never {
  throw new Error('The demo, whose pages are measured too, did not start: its reason is above.');
}

const failAfter = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The demo did not start in time.')), ms).unref();
  });
