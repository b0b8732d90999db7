import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Path of the first of these programs that is installed. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '')
        .split(path.delimiter)
        .map((folder) => path.join(folder, name)),
    )
    .find((file) => existsSync(file));

export async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) {
    return;
  }
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill();
  await ended;
}
