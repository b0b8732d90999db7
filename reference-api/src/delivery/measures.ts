import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { leadMessages, type DestinationName } from './leadMessages';

/** How delivery goes, by destination; one that never had a message is not among them. */
export interface DeliveryMeasure {
  readonly destination: DestinationName;
  readonly waiting: number;
  /** Of what waits; 0 when nothing does. */
  readonly oldestSeconds: number;
  /** Given up: staff has to send them again. */
  readonly failed: number;
}

export async function readDeliveryMeasures(db: Database): Promise<readonly DeliveryMeasure[]> {
  const isWaiting = sql`filter (where ${leadMessages.status} = 'waiting')`;
  const rows = await db
    .select({
      destination: leadMessages.destination,
      waiting: sql<string>`count(*) ${isWaiting}`,
      oldestSeconds: sql<string>`coalesce(extract(epoch from now() - min(${leadMessages.createdAt}) ${isWaiting}), 0)`,
      failed: sql<string>`count(*) filter (where ${leadMessages.status} = 'failed')`,
    })
    .from(leadMessages)
    .groupBy(leadMessages.destination);
  return rows.map(({ destination, waiting, oldestSeconds, failed }) => ({
    destination,
    waiting: Number(waiting),
    oldestSeconds: Number(oldestSeconds),
    failed: Number(failed),
  }));
}
