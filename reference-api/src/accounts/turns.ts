import pLimit from 'p-limit';

export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly statusCode = 503;
  constructor() {
    super('Too many requests of this kind are waiting. Please try again in a moment.');
  }
}

type TakeTurn = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** Runs a few tasks at once, lets some wait for a while, and rejects the rest with BusyError. */
export function createTurns({
  atOnce,
  waiting,
  patienceMs,
}: {
  readonly atOnce: number;
  readonly waiting: number;
  /** A task that has not begun by then is dropped. */
  readonly patienceMs: number;
}): TakeTurn {
  const limit = pLimit(atOnce);
  return async (task) => {
    if (limit.pendingCount >= waiting) throw new BusyError();
    const { promise: tooLate, reject } = withReject();
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      reject(new BusyError());
    }, patienceMs);
    const done = limit(async () => {
      clearTimeout(timer);
      // The caller already has an answer.
      if (isTooLate) throw new BusyError();
      return task();
    });
    return Promise.race([done, tooLate]);
  };
}

function withReject() {
  let reject!: (error: Error) => void;
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}
