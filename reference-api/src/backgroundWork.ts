/** The background work of each process: it delivers leads and removes old rows. */
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/connect';
import { startDelivery, type Delivery } from './delivery/delivery';
import { startRetention } from './retention/retention';
import type { LeadSettings } from './settings/settings';

/** Ends after the last answer; the next process delivers a lead that was just stored. */
export function startBackgroundWork(
  server: FastifyInstance,
  db: Database,
  settings: LeadSettings,
): Delivery {
  const delivery = startDelivery(db, settings.webhook, {
    report: (name) => server.log.error({ name }, 'delivery of leads was interrupted'),
  });
  const retention = startRetention(db, settings, {
    removed: (rows) => server.log.info({ rows }, 'rows beyond their time were removed'),
    failed: (name) => server.log.error({ name }, 'rows beyond their time could not be removed'),
  });
  server.addHook('onClose', async () => {
    await Promise.all([delivery.stop(), retention.stop()]);
  });
  return delivery;
}
