/** A command of the README, run as its team would: in a process of its own, from the checkout's root. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** True where it ended well. `say`: each line, as it comes. Never rejects. */
export type RunCommand = (
  words: readonly string[],
  say: (line: string) => void,
) => Promise<boolean>;

const root = path.resolve(import.meta.dirname, '../../..');
/** A build of one remote takes seconds; longer than this it hangs. */
const limitMs = 180_000;

/** Without `RELEASE_TARGET` and what else says where a team releases to: from here it is always this demo. */
export const withoutTarget = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('RELEASE_')));

/** What is still running is stopped with the process (`ending`). */
export const runHere =
  (env: Readonly<Record<string, string>>, ending: AbortSignal): RunCommand =>
  (words, say) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, ['scripts/run.mjs', ...words], {
        cwd: root,
        env: { ...withoutTarget(process.env), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        signal: AbortSignal.any([ending, AbortSignal.timeout(limitMs)]),
      });
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on('line', (line) => {
          if (line.trim() !== '') say(line);
        });
      child.once('error', () => resolve(false));
      child.once('close', (code) => resolve(code === 0));
    });
