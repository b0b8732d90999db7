/** The demo that is looked at: the one that runs already, or one of this command's own. */
import { spawn } from 'node:child_process';
import type { DemoSettings } from '../demoSettings';

export interface RunningDemo {
  readonly origin: string;
  readonly end: () => Promise<void>;
}

export async function findDemo({ root, port }: DemoSettings): Promise<RunningDemo> {
  const origin = `http://127.0.0.1:${port}`;
  if (await isHealthy(origin)) return { origin, end: async () => undefined };
  console.log(`Nothing runs at ${origin}: starting the demo there.`);
  const demo = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => demo.once('exit', () => done()));
  const end = async () => {
    demo.kill('SIGTERM');
    await ended;
  };
  await Promise.race([untilHealthy(origin), ended]);
  if (await isHealthy(origin)) return { origin, end };
  throw new Error('The demo did not start: its reason is above.');
}

const isHealthy = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilHealthy(origin: string): Promise<void> {
  while (!(await isHealthy(origin))) await new Promise((looked) => setTimeout(looked, 500));
}
