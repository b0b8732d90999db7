/** A share of a program's lines, for workspaces whose whole would take hours. */
import { createHash } from 'node:crypto';

/**
 * Lines that are changed instead of all of them, in one piece, as Stryker takes them: the same ones in each run, others in another
 * file.
 * @param percent of the lines; from 1 to 100
 */
export function toLines(file: string, lines: number, percent: number): string {
  const length = Math.max(1, Math.ceil((lines * percent) / 100));
  const digest = createHash('sha256').update(file).digest().readUInt32BE();
  const first = 1 + (digest % (lines - length + 1));
  return `${file}:${first}-${first + length - 1}`;
}
