/** Whether an error means that the database is away for now, which passes by itself: 503, not 500. */

export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError';
}

/** ENOSPC of the C library that PGlite is built with. */
const embeddedNoSpace = 51;
const serverDiskFull = '53100';

/** True when the disk is full, by the error of the system, of PostgreSQL, or of PGlite (which throws values that are not Errors). */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) {
    return false;
  }
  if (
    'errno' in error &&
    error.errno === embeddedNoSpace &&
    !('syscall' in error)
  ) {
    return true;
  }
  return (
    error instanceof Error &&
    ['ENOSPC', serverDiskFull].includes(codeOf(error) ?? '')
  );
}

export async function explainFullDisk<Value>(
  folder: string,
  open: () => Promise<Value>,
): Promise<Value> {
  try {
    return await open();
  } catch (error) {
    if (!isDiskFull(error)) {
      throw error;
    }
    throw new DatabaseUnusableError(
      `There is no room left on the disk of ${folder}. Make room, or choose another folder with DATA_DIR=….`,
      { cause: error },
    );
  }
}

export const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

const systemCodes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;
/**
 * PostgreSQL's: it ends, it starts, it has given up a call or a lock, it is a standby now. And two classes:
 * connections, and resources: of memory, disk or connections there are none left.
 */
const serverCodes = /^(?:57P0[1235]|57014|55P03|25P03|25006)$|^(?:08|53)/;
/** Of the pool and the driver, which give no code. */
const awayMessages =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|client has encountered a connection error/i;

const maxCauses = 5;

export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      isDiskFull(cause) ||
      isDiskFull(cause.cause) ||
      isAwayCode(codeOf(cause)) ||
      awayMessages.test(cause.message) ||
      (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)),
  );
}

const isAwayCode = (code = ''): boolean =>
  systemCodes.test(code) || serverCodes.test(code);

function causesOf(error: unknown): readonly Error[] {
  const causes: Error[] = [];
  let cause = error;
  while (cause instanceof Error && causes.length < maxCauses) {
    causes.push(cause);
    cause = cause.cause;
  }
  return causes;
}
