/**
 * Takes messages for one destination and has them sent, in each process. It asks the database when a lead was stored here, when
 * the next try is due, and now and then for what other processes have left. Source: OPN-76, F27.
 */
import type { Database } from '../database/connect';
import { createAlarm } from './alarm';
import type { Destination } from './destination';
import { readWaitMs, takeDue } from './outbox';
import { leaseMs, usualPolicy } from './retryPolicy';
import { createSending, nameOf, type SendingOptions } from './sending';

const longestWaitMs = 10_000;
const databaseAwayMs = 5_000;
/** The database's clock and ours differ by a little. */
const leastWaitMs = 20;

export interface Courier {
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

export function startCourier(
  db: Database,
  destination: Destination,
  options: SendingOptions = {},
): Courier {
  const { policy = usualPolicy, report } = options;
  const alarm = createAlarm();
  const sending = createSending(db, destination, alarm.ring, options);
  let isStopping = false;

  /** Starts the due messages, and returns the time until the next one. */
  async function round(): Promise<number> {
    const most = sending.room();
    if (most === 0) return longestWaitMs;
    const taken = await takeDue(db, destination.name, { most, leaseMs: leaseMs(policy) });
    taken.forEach(sending.begin);
    if (taken.length === most) return longestWaitMs;
    return (await readWaitMs(db, destination.name)) ?? longestWaitMs;
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      const waitMs = await round().catch((error: unknown) => {
        report?.(nameOf(error));
        return databaseAwayMs;
      });
      await alarm.wait(Math.min(Math.max(waitMs, leastWaitMs), longestWaitMs));
    }
  }

  const worked = work();
  return {
    wake: alarm.ring,
    async stop() {
      isStopping = true;
      alarm.ring();
      await worked;
      await sending.stop();
    },
  };
}
