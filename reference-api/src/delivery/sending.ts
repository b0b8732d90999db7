/** Sends a few messages at once, each within a time limit, and marks the result. */
import type { Database } from '../database/connect';
import type { Destination, Outcome } from './destination';
import type { LeadMessage } from './leadMessages';
import { giveBack, markDelivered, markFailed } from './outbox';
import { delayAfter, usualPolicy, type RetryPolicy } from './retryPolicy';

const atOnce = 4;

export interface SendingOptions {
  readonly policy?: RetryPolicy;
  readonly random?: () => number;
  /** Receives the name of a failure of our own, in one word (S10). */
  readonly report?: (problem: string) => void;
}

export interface Sending {
  /** How many more may be begun. */
  readonly room: () => number;
  readonly begin: (message: LeadMessage) => void;
  /** Waits for what may end within a while, and gives the rest back. */
  readonly stop: () => Promise<void>;
}

export function createSending(
  db: Database,
  { send }: Destination,
  ended: () => void,
  { policy = usualPolicy, random = Math.random, report = () => undefined }: SendingOptions = {},
): Sending {
  const underWay = new Map<AbortController, Promise<void>>();
  let isStopping = false;

  async function deliver(message: LeadMessage, limit: AbortController): Promise<void> {
    const timer = setTimeout(() => limit.abort(), policy.limitMs);
    const outcome = await send(message, limit.signal).finally(() => clearTimeout(timer));
    if (outcome.status === 'delivered') return markDelivered(db, message);
    if (isStopping && limit.signal.aborted) return giveBack(db, message);
    const delayMs = decideDelay(outcome, message, policy, random);
    return markFailed(db, message, { problem: outcome.problem, delayMs });
  }

  return {
    room: () => atOnce - underWay.size,
    begin(message) {
      const limit = new AbortController();
      // What cannot be marked is sent again when its lease has ended.
      const sent = deliver(message, limit)
        .catch((error: unknown) => report(nameOf(error)))
        .finally(() => {
          underWay.delete(limit);
          ended();
        });
      underWay.set(limit, sent);
    },
    async stop() {
      isStopping = true;
      const timer = setTimeout(() => {
        for (const limit of underWay.keys()) limit.abort();
      }, policy.graceMs);
      await Promise.all(underWay.values());
      clearTimeout(timer);
    },
  };
}

/** Undefined where no further try makes sense. */
function decideDelay(
  { isFinal = false, notBeforeMs = 0 }: Extract<Outcome, { status: 'failed' }>,
  { tries }: LeadMessage,
  policy: RetryPolicy,
  random: () => number,
): number | undefined {
  if (isFinal || tries >= policy.tries) return undefined;
  return Math.max(delayAfter(policy, tries, random), Math.min(notBeforeMs, policy.longestDelayMs));
}

export const nameOf = (error: unknown): string =>
  error instanceof Error ? error.name : 'UnknownError';
