/** Whether this process can do its work now. Source: faults F27, F28; OPN-76. */
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect';

/** Rejects where a call that needs it would be answered 503. */
export type Probe = () => Promise<void>;

/** Answered often, by anybody: the database is asked once a second at most. */
const keptMs = 1000;

/** The database answers and takes writes: one that only reads, such as a standby, refuses the number of a transaction. */
export const probeDatabase =
  (db: Database): Probe =>
  async () => {
    const [answer] = await db
      .select({
        readOnly: sql<string>`current_setting('transaction_read_only')`,
        transaction: sql<string>`pg_current_xact_id()::text`,
      })
      .from(sql`(select 1) as one`);
    if (answer?.readOnly !== 'off') throw new Error('The database takes no writes.');
  };

/** True where every probe resolves. */
export function createReadiness(
  probes: readonly Probe[],
  now: () => number = Date.now,
): () => Promise<boolean> {
  let known: { readonly answer: Promise<boolean>; readonly until: number } | undefined;
  return () => {
    if (known && now() < known.until) return known.answer;
    const answer = Promise.all(probes.map((probe) => probe())).then(
      () => true,
      () => false,
    );
    known = { answer, until: now() + keptMs };
    return answer;
  };
}
