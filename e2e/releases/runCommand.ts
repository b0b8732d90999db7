import { spawn } from 'node:child_process';

/** Without this shell's release target: releases of tests, broken headers too, stay in their own folders. */
const readEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('RELEASE_')));

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Runs one of the project's commands in a checkout, as its team would. */
export function runCommand(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
      cwd: folder,
      env: { ...readEnvironment(), ...env },
    });
    let output = '';
    const collect = (text: Buffer): void => {
      output += text.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
