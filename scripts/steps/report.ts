import { existsSync, readFileSync } from 'node:fs';

/** What a test runner has written; undefined where it did not come so far. */
export const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
