/** Delivers the leads of this process: its couriers, and the signal after a stored lead. @source OPN-76 */
import type { Database } from '../database/connect';
import type { LeadSettings } from '../settings/leadSettings';
import { startCourier } from './courier';
import type { Destination } from './destination';
import { createEmail } from './email';
import type { DestinationName } from './leadMessages';
import type { SendingOptions } from './sending';
import { createWebhook } from './webhook';

export interface Delivery {
  readonly destinations: readonly DestinationName[];
  /** A message waits: wakes a sleeping courier. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

export function startDelivery(
  db: Database,
  { webhook, email }: LeadSettings,
  options: SendingOptions = {},
): Delivery {
  const destinations: readonly Destination[] = [
    ...(webhook ? [createWebhook(webhook)] : []),
    ...(email ? [createEmail(email)] : []),
  ];
  const couriers = destinations.map((destination) => startCourier(db, destination, options));
  return {
    destinations: destinations.map(({ name }) => name),
    wake: () => {
      for (const { wake } of couriers) wake();
    },
    stop: async () => {
      await Promise.all(couriers.map(({ stop }) => stop()));
    },
  };
}
