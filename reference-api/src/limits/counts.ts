/** Counts over all processes on one database, each for a while. Source: threats S07, S09, S10. */
import { normalizeIP } from '@fastify/rate-limit';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createHmac } from 'node:crypto';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import type { KeyFor } from '../secrets/keys';

/** The network of an address: the owner of an IPv6 network has 2^64 addresses. @source threats S07, S09 */
export const networkOf = ({ ip }: { readonly ip: string }): string =>
  normalizeIP(ip);

export const callCounts = pgTable('call_counts', {
  /** Digest: no address and no e-mail can be read from the table. */
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});

export interface Hit {
  readonly name: string;
  /** A count that has not begun begins now, and ends after this long. */
  readonly windowMs: number;
}
export interface Count {
  readonly hits: number;
  readonly endsAtMs: number;
}

export type Counts = ReturnType<typeof createCounts>;

export function createCounts(db: Database, keyFor: KeyFor) {
  const toKey = async (name: string) =>
    createHmac('sha256', await keyFor('who is counted'))
      .update(name)
      .digest('base64url');
  const isOf = async (name: string) => eq(callCounts.key, await toKey(name));

  return {
    /** Adds, then gives the new counts in the same order: of simultaneous calls each gets a number of its own. */
    async add<const Hits extends readonly Hit[]>(hits: Hits, now: number) {
      const rows = await Promise.all(hits.map((hit) => toRow(hit, now, toKey)));
      const counted = new Map(
        (await upsert(db, rows, new Date(now))).map(({ key, ...count }) => [
          key,
          count,
        ]),
      );
      return rows.map(({ key, ...row }) => {
        const { hits: found, endsAt } = counted.get(key) ?? row;
        return { hits: found, endsAtMs: endsAt.getTime() };
      }) as { [Index in keyof Hits]: Count };
    },
    async giveBack(name: string) {
      await db
        .update(callCounts)
        .set({ hits: sql`greatest(0, ${callCounts.hits} - 1)` })
        .where(await isOf(name));
    },
    async forget(name: string) {
      await db.delete(callCounts).where(await isOf(name));
    },
    async isCounted(name: string, now: number) {
      const [found] = await db
        .select({ hits: callCounts.hits })
        .from(callCounts)
        .where(and(await isOf(name), gt(callCounts.endsAt, new Date(now))));
      return found !== undefined;
    },
    async sweep(now: number) {
      // Skips a locked count, because two processes would wait for each other.
      const ended = db
        .select({ key: callCounts.key })
        .from(callCounts)
        .where(lte(callCounts.endsAt, new Date(now)))
        .limit(sweptAtOnce)
        .for('update', { skipLocked: true });
      await db.delete(callCounts).where(inArray(callCounts.key, ended));
    },
  };
}

/** A few times what one minute brings; all of a long outage would take too long for one statement. */
const sweptAtOnce = 50_000;

type Row = typeof callCounts.$inferSelect;

const toRow = async (
  { name, windowMs }: Hit,
  now: number,
  toKey: (name: string) => Promise<string>,
): Promise<Row> => ({
  key: await toKey(name),
  hits: 1,
  endsAt: new Date(now + windowMs),
});

/** In the order of their keys: two processes that count the same wait for each other, and never in a circle. */
function upsert(db: Database, rows: readonly Row[], now: Date): Promise<Row[]> {
  const hasEnded = lte(callCounts.endsAt, now);
  return db
    .insert(callCounts)
    .values(rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: callCounts.key,
      set: {
        hits: sql`case when ${hasEnded} then 1 else ${callCounts.hits} + 1 end`,
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${callCounts.endsAt} end`,
      },
    })
    .returning();
}
