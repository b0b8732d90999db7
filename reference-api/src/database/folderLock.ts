/** One process at a time on the embedded database: two of them lose rows silently. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { attempt } from 'embed/attempt';
import { lock } from 'proper-lockfile';
import { codeOf } from './databaseAway';

class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

const renewMs = 1000;
const deadOwnerStaleMs = 2000;
/** The owner's number may belong to another program after a restart of the machine, so even a living one must renew; creating a database blocks it for seconds. */
const livingOwnerStaleMs = 60_000;
const patienceMs = 4000;

/** Takes the folder or rejects: at once when its owner lives, after a few seconds at most when it was killed. */
export async function takeFolder(
  folder: string,
  lost: (error: Error) => void,
): Promise<() => Promise<void>> {
  const ownerFile = path.join(folder, 'owner');
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const isOwnerAlive = isAlive(
      Number(attempt(() => readFileSync(ownerFile, 'utf8'))),
    );
    try {
      const release = await lock(folder, {
        stale: isOwnerAlive ? livingOwnerStaleMs : deadOwnerStaleMs,
        update: renewMs,
        onCompromised: lost,
      });
      writeFileSync(ownerFile, String(process.pid));
      return release;
    } catch (error) {
      if (!hasCode(error, 'ELOCKED')) {
        throw error;
      }
      if (isOwnerAlive || Date.now() > deadline) {
        throw inUse(folder);
      }
      await wait(renewMs / 4);
    }
  }
}

const inUse = (folder: string) =>
  new DataFolderInUseError(
    `The data folder ${folder} is in use by another process. Stop that one, or choose another folder with DATA_DIR=… (two processes on one embedded database would lose rows).`,
  );

/** Signal 0 only checks; EPERM means that the process belongs to another user. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) {
    return false;
  }
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && codeOf(error) === code;
