import { createTurns } from '../accounts/turns';

/** The longest wait for a turn; the database wait comes after it. */
const patienceMs = 500;
/** As many as wait for a connection. */
const waitingEach = 20;

/**
 * What is stored takes half of the connections at most: while a table is locked, they are held for as long as a lock is waited
 * for, and whoever only reads goes on by the others. Source: fault F28; threat S09.
 */
export const createWriteTurns = (connections: number) =>
  createTurns({
    atOnce: Math.max(1, Math.floor(connections / 2)),
    waiting: connections * waitingEach,
    patienceMs,
  });
