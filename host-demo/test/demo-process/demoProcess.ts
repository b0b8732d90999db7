/** The pages as a process, as `npm start -w host-demo` starts them: a deployment, unless `DEMO` is on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { assertPortsAreFree } from 'reference-api/ports';

const main = path.join(import.meta.dirname, '../../src/main.ts');
/** Each demo takes seven ports from a base of its own. */
const portsEach = 10;

/** Free bases: other tests and demos may run on the same machine. */
export async function findFreePorts(count: number): Promise<number[]> {
  for (;;) {
    const base = randomInt(10_000, 30_000);
    const bases = Array.from(
      { length: count },
      (_, index) => base + portsEach * index,
    );
    const taken = await Promise.all(
      bases.map((one) => assertPortsAreFree(one).catch(() => 'taken')),
    );
    if (!taken.includes('taken')) {
      return bases;
    }
  }
}

export interface DemoProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly code: Promise<number | null>;
  /** Resolves with the output once all is served. */
  readonly ready: Promise<void>;
}

export function startDemoProcess(
  env: Readonly<Record<string, string>>,
): DemoProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DEMO: '',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const code = new Promise<number | null>((resolve) =>
    child.once('exit', resolve),
  );
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (/Stop with Ctrl\+C|"msg":"ready"/.test(text)) {
          resolve();
        }
      });
    }
    void code.then(() => {
      reject(new Error(`The demo ended: ${text}`));
    });
  });
  // Most of them are started to see why they end.
  ready.catch(() => undefined);
  return { child, output: () => text, code, ready };
}
