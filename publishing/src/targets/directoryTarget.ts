import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { ReleaseError, type Files, type ReleaseTarget } from './target';

const lockFolder = '.release-lock';
/** A change takes milliseconds: a lock that was not renewed for so long belonged to a process that was killed. */
const lockStaleMs = 10_000;
/** 30 s in all. */
const lockRetries = { retries: 150, minTimeout: 200, factor: 1 };

/** Flushed before the rename: after a power cut some file systems would keep the new name and an empty file. */
const onDisk = { flush: true };

/** A folder that a web server serves. Every change is a rename, so that no visitor gets half a file. */
export const directoryTarget = (root: string): ReleaseTarget => new DirectoryTarget(root);

class DirectoryTarget implements ReleaseTarget {
  constructor(readonly name: string) {}

  async read(file: string): Promise<Buffer | undefined> {
    const place = this.placeOf(file);
    try {
      return await readFile(place);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
      throw new ReleaseError(
        `${place} cannot be read (${code}). Check the rights on the target folder.`,
      );
    }
  }

  async addFolder(folder: string, files: Files): Promise<boolean> {
    try {
      await makeAndMove(this.placeOf(folder), (making) => writeFiles(making, files));
      return true;
    } catch (error) {
      if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false;
      throw error;
    }
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.placeOf(folder), { recursive: true, force: true });
  }

  async replace(file: string, bytes: Uint8Array): Promise<void> {
    await makeAndMove(this.placeOf(file), (making) => writeFile(making, bytes, onDisk));
  }

  async change(file: string, next: (current: Buffer | undefined) => Uint8Array): Promise<void> {
    const unlock = await takeLock(this.name);
    try {
      await this.replace(file, next(await this.read(file)));
    } finally {
      await unlock();
    }
  }

  private placeOf(file: string): string {
    return path.join(this.name, file);
  }
}

/**
 * Writes under a temporary name next to the final place, then moves it. The name is random, because two releases may write the
 * same file at the same moment, from one process or over a shared disk.
 */
async function makeAndMove(place: string, make: (making: string) => Promise<void>): Promise<void> {
  const making = `${place}.making-${randomUUID()}`;
  await mkdir(path.dirname(making), { recursive: true });
  try {
    await make(making);
    await rename(making, place);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  }
}

async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [file, bytes] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), bytes, onDisk);
  }
}

async function takeLock(root: string): Promise<() => Promise<void>> {
  const lockfilePath = path.join(root, lockFolder);
  try {
    await mkdir(root, { recursive: true });
    return await lock(root, { lockfilePath, stale: lockStaleMs, retries: lockRetries });
  } catch (error) {
    const code = codeOf(error);
    throw new ReleaseError(
      code === 'ELOCKED'
        ? `Another release holds ${lockfilePath}. Wait for it and run the command again.`
        : `${root} cannot be written (${code}). Check the rights on the target folder.`,
    );
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
