import { BusyError, createTurns } from '../accounts/turns';

/** Longer nobody waits who would then wait for the database, too. */
const longestWaitMs = 500;
/** As many as wait for a connection. */
const waitingEach = 20;

/**
 * What is stored takes half of the connections at most: while a table is locked, they are held for as long as a lock is waited
 * for, and whoever only reads goes on by the others. Source: fault F28; threat S09.
 */
export function createWriteTurns(connections: number) {
  const atOnce = Math.max(1, Math.floor(connections / 2));
  const inTurn = createTurns({ atOnce, waiting: connections * waitingEach });
  return <Value>(write: () => Promise<Value>): Promise<Value> => {
    const cameAt = performance.now();
    return inTurn(() => {
      if (performance.now() - cameAt > longestWaitMs)
        throw new BusyError('This part of the site is away for a moment. Please try again.');
      return write();
    });
  };
}
