import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Path of the first of these programs that is there. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find((file) => existsSync(file));

/** The first line by which a program says that it is ready; whoever has started it stops it. */
export function said(program: ChildProcess, from: number, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const stream = program.stdio[from]!;
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString();
      const [, found] = pattern.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    program.once('error', reject);
    program.once('exit', () =>
      reject(new Error(`${program.spawnfile} ended before it was ready: ${output}`)),
    );
  });
}

export const hasEnded = (program: ChildProcess): Promise<unknown> =>
  program.exitCode === null && program.signalCode === null
    ? new Promise((resolve) => program.once('exit', resolve))
    : Promise.resolve();

export async function stop(program: ChildProcess): Promise<void> {
  program.kill();
  await hasEnded(program);
}
