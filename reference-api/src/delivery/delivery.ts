/** Delivers leads to the webhook: after a lead is stored, when a try is due, and now and then for other processes. OPN-76, F27. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/connect';
import type { WebhookSettings } from '../settings/settings';
import { readWaitMs, takeDue } from './outbox';
import { createSending, leaseMs, nameOf, usualPolicy, type SendingOptions } from './sending';
import { createWebhook, type Send } from './webhook';

const longestWaitMs = 10_000;
const databaseAwayMs = 5_000;
/** Covers small differences between the database's clock and ours. */
const leastWaitMs = 20;

export type Delivery = ReturnType<typeof startDelivery>;

export const startDelivery = (
  db: Database,
  webhook: WebhookSettings | undefined,
  options: SendingOptions = {},
) => ({
  /** False without a webhook: leads are stored without a message. */
  hasWebhook: webhook !== undefined,
  ...(webhook
    ? startCourier(db, createWebhook(webhook), { atOnce: webhook.concurrency, ...options })
    : { wake: () => undefined, stop: async () => undefined }),
});

export function startCourier(db: Database, send: Send, options: SendingOptions = {}) {
  const { policy = usualPolicy, report } = options;
  let alarm = new AbortController();
  const wake = () => alarm.abort();
  const sending = createSending(db, send, wake, options);
  let isStopping = false;

  async function round(): Promise<number> {
    const most = sending.room();
    if (most === 0) return longestWaitMs;
    const taken = await takeDue(db, { most, leaseMs: leaseMs(policy) });
    for (const message of taken) sending.begin(message);
    if (taken.length === most) return longestWaitMs;
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
      await sleep(boundedMs, undefined, { signal: alarm.signal }).catch(() => undefined);
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
