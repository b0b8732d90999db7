export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly statusCode = 503;
}

type Run = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** Runs a few tasks at once, lets some wait, and rejects the rest with BusyError. */
export function createQueue({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}): Run {
  const line: (() => void)[] = [];
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < atOnce) return void (running += 1);
    if (line.length >= waiting)
      throw new BusyError(
        'Too many requests of this kind are waiting. Please try again in a moment.',
      );
    await new Promise<void>((resolve) => line.push(resolve));
  }
  /** The turn goes to the next one in line, so that nobody slips in between. */
  function passTurn(): void {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return async (task) => {
    await takeTurn();
    try {
      return await task();
    } finally {
      passTurn();
    }
  };
}
