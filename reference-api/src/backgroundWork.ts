/** What each process does beside answering: it delivers leads and removes what is old, until it stops. */
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/connect';
import { startDelivery, type Delivery } from './delivery/delivery';
import { startRetention } from './retention/retention';
import type { LeadSettings } from './settings/leadSettings';

/** It ends after the last answer: a lead that was just stored is left to whoever comes next. */
export function startBackgroundWork(
  server: FastifyInstance,
  db: Database,
  settings: LeadSettings,
): Delivery {
  const delivery = startDelivery(db, settings, {
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
