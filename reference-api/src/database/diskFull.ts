/** The one reason to refuse a start that the embedded database says in a number only. */
import { codeOf } from './errorCode';

export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError';
}

/** ENOSPC of the C library that PGlite is built with. */
const embeddedNoSpace = 51;
const serverDiskFull = '53100';

/** True when the disk is full, by the error of the system, of PostgreSQL, or of PGlite (which throws values that are not Errors). */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('errno' in error && error.errno === embeddedNoSpace && !('syscall' in error)) return true;
  return error instanceof Error && ['ENOSPC', serverDiskFull].includes(codeOf(error) ?? '');
}

/** Says in plain words that a folder has no room. */
export async function explainFullDisk<Value>(
  folder: string,
  open: () => Promise<Value>,
): Promise<Value> {
  try {
    return await open();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new DatabaseUnusableError(
      `There is no room left on the disk of ${folder}. Make room, or choose another folder with DATA_DIR=….`,
      { cause: error },
    );
  }
}
