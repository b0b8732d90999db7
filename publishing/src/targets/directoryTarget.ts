import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { ReleaseError, type ReleaseTarget } from './target';

const lockFolder = '.release-lock';
/** A change takes milliseconds: a lock that was not renewed for so long belonged to a process that was killed. */
const lockStaleMs = 10_000;
/** 30 s in all. */
const lockRetries = { retries: 150, minTimeout: 200, factor: 1 };

/** A folder that a web server serves. Every change is a rename, so that nobody sees half of it. */
export function directoryTarget(root: string): ReleaseTarget {
  const at = (file: string) => path.join(root, file);

  /**
   * Makes something beside its place and moves it there. Its name is its own each time: two releases may make the same file at the
   * same moment, from one process or over a shared disk.
   */
  const put = async (place: string, make: (making: string) => Promise<void>): Promise<void> => {
    const making = `${at(place)}.making-${randomUUID()}`;
    await mkdir(path.dirname(making), { recursive: true });
    try {
      await make(making);
      await rename(making, at(place));
    } catch (error) {
      await rm(making, { recursive: true, force: true });
      throw error;
    }
  };
  const replace = (file: string, bytes: Uint8Array) =>
    put(file, (making) => writeFile(making, bytes));

  return {
    name: root,
    read: (file) =>
      readFile(at(file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
        throw new ReleaseError(
          `${at(file)} cannot be read (${error.code}). Check the rights on the target folder.`,
        );
      }),
    async addFolder(folder, files) {
      try {
        await put(folder, async (making) => {
          for (const [file, bytes] of files) {
            await mkdir(path.dirname(path.join(making, file)), { recursive: true });
            await writeFile(path.join(making, file), bytes);
          }
        });
        return true;
      } catch (error) {
        if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code!)) return false;
        throw error;
      }
    },
    removeFolder: (folder) => rm(at(folder), { recursive: true, force: true }),
    replace,
    async change(file, next) {
      const unlock = await take(root);
      try {
        await replace(file, next(await this.read(file)));
      } finally {
        await unlock();
      }
    },
  };
}

async function take(root: string): Promise<() => Promise<void>> {
  const lockfilePath = path.join(root, lockFolder);
  try {
    await mkdir(root, { recursive: true });
    return await lock(root, { lockfilePath, stale: lockStaleMs, retries: lockRetries });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ELOCKED')
      throw new ReleaseError(
        `Another release holds ${lockfilePath}. Wait for it and run the command again.`,
      );
    throw new ReleaseError(
      `${root} cannot be written (${code}). Check the rights on the target folder.`,
    );
  }
}
