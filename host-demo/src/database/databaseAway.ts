/** Whether an error means that the database is away for now, which passes by itself: 503, not 500. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
/** Of the pool and the driver, which give no code. */
const awayMessages =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|client has encountered a connection error/i;

export function isDatabaseAway(error: unknown): boolean {
  for (
    let cause = error, depth = 0;
    cause instanceof Error && depth < 5;
    cause = cause.cause, depth += 1
  ) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== undefined && (awayCodes.has(code) || code.startsWith('08'))) return true;
    if (awayMessages.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
