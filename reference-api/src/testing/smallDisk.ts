import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of a few megabytes; undefined without the right to mount one. */
export function mountSmallDisk(size: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'full-'));
  const mounted = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${size}`,
    'tmpfs',
    folder,
  ]);
  const close = () => {
    if (mounted.status === 0) {
      spawnSync('umount', ['-l', folder]);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  if (mounted.status === 0) {
    return { folder, close };
  }
  close();
  return undefined;
}
