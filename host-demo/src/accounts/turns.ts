import pLimit from 'p-limit';

export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly statusCode = 503;
}

type TakeTurn = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** Runs a few tasks at once, lets some wait, and rejects the rest with BusyError. */
export function createTurns({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}): TakeTurn {
  const limit = pLimit(atOnce);
  return async (task) => {
    if (limit.pendingCount >= waiting)
      throw new BusyError(
        'Too many requests of this kind are waiting. Please try again in a moment.',
      );
    return limit(task);
  };
}
