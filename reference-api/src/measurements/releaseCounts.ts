/** How many visits each release started and failed on, by the hour. Source: docs/releasing.md, "Canary"; threat S24. */
import { gte, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect';

export const releaseCounts = pgTable('release_counts', {
  hour: timestamp('hour', { withTimezone: true }).notNull(),
  release: text('release').notNull(),
  started: integer('started').notNull(),
  failed: integer('failed').notNull(),
});
const { hour, release, started, failed } = releaseCounts;

export async function countVisit(
  db: Database,
  releases: readonly string[],
  failures: readonly string[],
): Promise<void> {
  if (releases.length === 0) {
    return;
  }
  await db
    .insert(releaseCounts)
    .values(
      // In one order, so that two visits never wait for each other in a circle.
      releases.toSorted().map((name) => ({
        hour: sql`date_trunc('hour', now())`,
        release: name,
        started: 1,
        failed: failures.includes(name) ? 1 : 0,
      })),
    )
    .onConflictDoUpdate({
      target: [hour, release],
      set: {
        started: sql`${started} + 1`,
        failed: sql`${failed} + excluded.failed`,
      },
    });
}

/** By `<remote>/<version>`, from the hour of `since`. */
export async function readReleaseCounts(db: Database, since: Date) {
  const sum = (column: typeof started | typeof failed) =>
    sql`sum(${column})`.mapWith(Number);
  const rows = await db
    .select({ name: release, started: sum(started), failed: sum(failed) })
    .from(releaseCounts)
    .where(
      gte(hour, sql`date_trunc('hour', ${since.toISOString()}::timestamptz)`),
    )
    .groupBy(release);
  return Object.fromEntries(rows.map(({ name, ...counts }) => [name, counts]));
}
