import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseError, type ReleaseTarget } from './target';

const lockFile = '.release-lock';
const lockPatienceMs = 30_000;
/** A change takes milliseconds: a lock this old belonged to a process that was killed. */
const lockStaleMs = 60_000;

/** A folder that a web server serves. Every change is a rename, so that nobody sees half of it. */
export function directoryTarget(root: string): ReleaseTarget {
  const at = (file: string) => path.join(root, file);
  const beside = (file: string) => `${at(file)}.making-${process.pid}`;

  const replace = async (file: string, bytes: Uint8Array): Promise<void> => {
    await mkdir(path.dirname(at(file)), { recursive: true });
    await writeFile(beside(file), bytes);
    await rename(beside(file), at(file));
  };

  return {
    name: root,
    read: (file) => readFile(at(file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw new ReleaseError(`${at(file)} cannot be read (${error.code}). Check the rights on the target folder.`);
    }),
    async addFolder(folder, files) {
      const making = beside(folder);
      await rm(making, { recursive: true, force: true });
      for (const [file, bytes] of files) {
        await mkdir(path.dirname(path.join(making, file)), { recursive: true });
        await writeFile(path.join(making, file), bytes);
      }
      await rename(making, at(folder));
    },
    removeFolder: (folder) => rm(at(folder), { recursive: true, force: true }),
    replace,
    async change(file, next) {
      await mkdir(root, { recursive: true });
      const unlock = await lock(at(lockFile));
      try {
        await replace(file, next(await this.read(file)));
      } finally {
        await unlock();
      }
    },
  };
}

async function lock(file: string): Promise<() => Promise<void>> {
  for (const since = Date.now(); ; await wait(50)) {
    try {
      await (await open(file, 'wx')).close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw new ReleaseError(`${path.dirname(file)} cannot be written (${(error as NodeJS.ErrnoException).code}). Check the rights on the target folder.`);
      const age = await stat(file).then(({ mtimeMs }) => Date.now() - mtimeMs, () => 0);
      if (age > lockStaleMs) await rm(file, { force: true });
      else if (Date.now() - since > lockPatienceMs) throw new ReleaseError(`Another release holds ${file}. Wait for it and run the command again; if none is running, delete that file.`);
    }
  }
}
