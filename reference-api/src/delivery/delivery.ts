/** Delivers leads to the webhook: after a lead is stored, when a try is due, and now and then for other processes. OPN-76, F27. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/connect';
import type { WebhookSettings } from '../settings/settings';
import type { LeadMessage } from './leadMessages';
import {
  giveBack,
  markDelivered,
  markFailed,
  readWaitMs,
  takeDue,
} from './outbox';
import { createWebhook, type Outcome, type Send } from './webhook';

const longestWaitMs = 10_000;
const databaseAwayMs = 5_000;
/** Covers small differences between the database's clock and ours. */
const leastWaitMs = 20;

export type Delivery = ReturnType<typeof startDelivery>;

export const startDelivery = (
  db: Database,
  webhook: WebhookSettings | undefined,
  options: SendingOptions,
) => ({
  /** False without a webhook: leads are stored without a message. */
  hasWebhook: webhook !== undefined,
  ...(webhook
    ? startCourier(db, createWebhook(webhook), {
        atOnce: webhook.concurrency,
        ...options,
      })
    : { wake: () => undefined, stop: async () => undefined }),
});

export function startCourier(
  db: Database,
  send: Send,
  options: SendingOptions,
) {
  const { policy = usualPolicy, report } = options;
  let alarm = new AbortController();
  const wake = () => alarm.abort();
  const sending = createSending(db, send, wake, options);
  let isStopping = false;

  async function round(): Promise<number> {
    const most = sending.room();
    if (most === 0) {
      return longestWaitMs;
    }
    // After its lease without a result the process that took a message counts as dead.
    const taken = await takeDue(db, { most, leaseMs: policy.limitMs + 5_000 });
    for (const message of taken) {
      sending.begin(message);
    }
    if (taken.length === most) {
      return longestWaitMs;
    }
    return (await readWaitMs(db)) ?? longestWaitMs;
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      const waitMs = await round().catch((error: unknown) => {
        report?.(nameOf(error));
        return databaseAwayMs;
      });
      const boundedMs = Math.min(Math.max(waitMs, leastWaitMs), longestWaitMs);
      // A call of `wake` during the round ends this sleep at once.
      await sleep(boundedMs, undefined, { signal: alarm.signal }).catch(
        () => undefined,
      );
      alarm = new AbortController();
    }
  }

  const worked = work();
  return {
    wake,
    async stop() {
      isStopping = true;
      wake();
      await worked;
      await sending.stop();
    },
  };
}

export interface RetryPolicy {
  readonly limitMs: number;
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
  /** After so many tries the message fails, until staff sends it again. */
  readonly tries: number;
  /** Time for messages in progress after the signal to stop. */
  readonly graceMs: number;
}

/** About three days: covers a receiver that is away over a weekend, and reaches it within an hour of its return. */
export const usualPolicy: RetryPolicy = {
  limitMs: 10_000,
  firstDelayMs: 5_000,
  longestDelayMs: 60 * 60_000,
  tries: 100,
  graceMs: 2_000,
};

/** Four times the last delay, up to the longest. A random half spreads messages that failed together. */
export function delayAfter(
  { firstDelayMs, longestDelayMs }: RetryPolicy,
  tries: number,
  random = Math.random,
): number {
  const delayMs = Math.min(
    longestDelayMs,
    firstDelayMs * 4 ** Math.max(0, tries - 1),
  );
  return Math.round(delayMs * (0.5 + random() / 2));
}

interface SendingOptions {
  readonly policy?: RetryPolicy;
  readonly atOnce?: number;
  /** Receives the name of an internal error (S10). */
  readonly report?: (problem: string) => void;
}

/** Sends some messages at once, each within a time limit, and marks the result. */
function createSending(
  db: Database,
  send: Send,
  ended: () => void,
  {
    policy = usualPolicy,
    atOnce = 4,
    report = () => undefined,
  }: SendingOptions,
) {
  const underWay = new Map<AbortController, Promise<void>>();
  let isStopping = false;

  async function deliver(
    message: LeadMessage,
    limit: AbortController,
  ): Promise<void> {
    const timer = setTimeout(() => limit.abort(), policy.limitMs);
    const outcome = await send(message, limit.signal).finally(() =>
      clearTimeout(timer),
    );
    if (outcome.status === 'delivered') {
      return markDelivered(db, message);
    }
    if (isStopping && limit.signal.aborted) {
      return giveBack(db, message);
    }
    const delayMs = decideDelay(outcome, message, policy);
    return markFailed(db, message, { problem: outcome.problem, delayMs });
  }

  return {
    room: () => atOnce - underWay.size,
    begin(message: LeadMessage) {
      const limit = new AbortController();
      // A message that cannot be marked is sent again after its lease.
      const sent = deliver(message, limit)
        .catch((error: unknown) => report(nameOf(error)))
        .finally(() => {
          underWay.delete(limit);
          ended();
        });
      underWay.set(limit, sent);
    },
    /** Waits a short time for messages in progress, and gives the rest back. */
    async stop() {
      isStopping = true;
      const timer = setTimeout(() => {
        for (const limit of underWay.keys()) {
          limit.abort();
        }
      }, policy.graceMs);
      await Promise.all(underWay.values());
      clearTimeout(timer);
    },
  };
}

function decideDelay(
  { isFinal = false, notBeforeMs = 0 }: Extract<Outcome, { status: 'failed' }>,
  { tries }: LeadMessage,
  policy: RetryPolicy,
): number | undefined {
  if (isFinal || tries >= policy.tries) {
    return undefined;
  }
  return Math.max(
    delayAfter(policy, tries),
    Math.min(notBeforeMs, policy.longestDelayMs),
  );
}

const nameOf = (error: unknown): string =>
  error instanceof Error ? error.name : 'UnknownError';
