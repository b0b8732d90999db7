import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
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
export class DirectoryTarget implements ReleaseTarget {
  constructor(readonly name: string) {}

  async assertWritable(): Promise<void> {
    let folder = path.resolve(this.name);
    while (!existsSync(folder)) {
      folder = path.dirname(folder);
    }
    try {
      await rmdir(await mkdtemp(path.join(folder, '.writable-')));
    } catch (error) {
      throw toReleaseError(folder, error);
    }
  }

  async read(file: string): Promise<Buffer | undefined> {
    const place = this.placeOf(file);
    try {
      return await readFile(place);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'ENOENT' || code === 'ENOTDIR') {
        return undefined;
      }
      throw new ReleaseError(
        `${place} cannot be read (${code}). Check the rights on the target folder.`,
      );
    }
  }

  addFolder(folder: string, files: Files): Promise<boolean> {
    return makeAndMove(this.placeOf(folder), (making) =>
      writeFiles(making, files),
    );
  }

  async removeFolder(folder: string): Promise<void> {
    // First, as a version is there when this file is: the command may be interrupted.
    await rm(this.placeOf(`${folder}/release.json`), { force: true });
    await rm(this.placeOf(folder), { recursive: true, force: true });
  }

  async replace(file: string, bytes: Uint8Array): Promise<void> {
    await makeAndMove(this.placeOf(file), (making) =>
      writeFile(making, bytes, onDisk),
    );
  }

  async change(
    file: string,
    next: (current: Buffer | undefined) => Uint8Array,
  ): Promise<void> {
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
 * Writes under a temporary name next to the final place, then moves it. The name is random, because two releases may
 * write the same file at the same moment, from one process or over a shared disk. False where another command has put a
 * folder there.
 */
async function makeAndMove(
  place: string,
  make: (making: string) => Promise<void>,
): Promise<boolean> {
  const making = `${place}.making-${randomUUID()}`;
  try {
    await mkdir(path.dirname(making), { recursive: true });
    await make(making);
    await rename(making, place);
    return true;
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) {
      return false;
    }
    throw toReleaseError(place, error);
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
    return await lock(root, {
      lockfilePath,
      stale: lockStaleMs,
      retries: lockRetries,
    });
  } catch (error) {
    if (codeOf(error) !== 'ELOCKED') {
      throw toReleaseError(root, error);
    }
    throw new ReleaseError(
      `Another release holds ${lockfilePath}. Wait for it and run the command again.`,
    );
  }
}

const advice: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space',
  EDQUOT: "The user's quota is used up. Free some space",
  EROFS:
    'The file system is read-only. Mount it for writing, or choose another folder',
};

/** Undefined for an error that is not about a disk. */
export const explainDiskError = (error: unknown): string | undefined =>
  advice[codeOf(error)];

const toReleaseError = (place: string, error: unknown): ReleaseError =>
  new ReleaseError(
    `${place} cannot be written (${codeOf(error)}). ${explainDiskError(error) ?? 'Check that the folder is there and that this user may write to it'}, and run the command again. No visitor gets half a release.`,
  );

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error
    ? String(error.code)
    : String(error);
