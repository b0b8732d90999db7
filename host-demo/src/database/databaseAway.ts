/** Whether an error means that the database is away for now, which passes by itself: 503, not 500. */
import { codeOf } from './errorCode';

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

const maxCauses = 5;

export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      isAwayCode(codeOf(cause)) ||
      awayMessages.test(cause.message) ||
      (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)),
  );
}

const isAwayCode = (code: string | undefined): boolean =>
  code !== undefined && (awayCodes.has(code) || code.startsWith('08'));

/** An error and what it was caused by. */
function causesOf(error: unknown): readonly Error[] {
  const causes: Error[] = [];
  let cause = error;
  while (cause instanceof Error && causes.length < maxCauses) {
    causes.push(cause);
    cause = cause.cause;
  }
  return causes;
}
