import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from '../../../src/testing/servers';

export interface Place {
  readonly folder: string;
  readonly port: number;
  readonly otherPort: number;
  readonly originPort: number;
  readonly minute: number;
  readonly blocks: readonly string[];
}

export interface Host {
  readonly title: string;
  readonly programs: readonly string[];
  /** Checks that the first of them can do what is needed. */
  readonly probe?: readonly string[];
  /** Writes the server's other files; returns the commands to start. */
  readonly prepare: (place: Place) => readonly Command[];
  /** The shell is fetched apart from the pages, by cron. */
  readonly fetchesApart?: boolean;
}

export const isRoot = process.getuid?.() === 0;

/** A page with something in the place of the header. */
export const ownPart = "<main>The page's own part</main>";
export const page = (include: string) =>
  `<!doctype html><html><body>${include}${ownPart}</body></html>`;

export function write(folder: string, file: string, text: string): string {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  return path.join(folder, file);
}
