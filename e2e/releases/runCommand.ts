import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Without this shell's release target: releases of tests, broken headers too, stay in their own folders. */
const readEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !name.startsWith('RELEASE_'),
    ),
  );

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Runs one of the project's programs in a checkout, as its team would. */
export async function runProgram(
  cwd: string,
  words: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const env = { ...readEnvironment(), ...more };
  const ended = promisify(execFile)(process.execPath, words, {
    cwd,
    env,
    maxBuffer: Infinity,
  });
  const { code, stdout, stderr } = await ended.then(
    (output) => ({ code: 0, ...output }),
    (error: unknown) =>
      error as { code: number | null; stdout: string; stderr: string },
  );
  return { code: code ?? 1, output: stdout + stderr };
}

export const runCommand = (
  folder: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => runProgram(folder, ['scripts/run.mjs', ...args], env);
