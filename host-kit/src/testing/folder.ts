import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';

/** A folder that is removed after the tests of the file or group that opens it. */
export function openFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
