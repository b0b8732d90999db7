/** Messages that any process on the database published lately. Source: ledger RTC-3, OPN-32. */
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { and, asc, desc, eq, gt, inArray, lte, max, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/connect';
import { tell } from '../database/notices';

export const inboxChannels = pgTable('inbox_channels', {
  channel: text('channel').primaryKey(),
  lastTick: bigint('last_tick', { mode: 'bigint' }).notNull(),
});

export const inboxMessages = pgTable('inbox_messages', {
  channel: text('channel').notNull(),
  tick: bigint('tick', { mode: 'bigint' }).notNull(),
  /** Publisher and payload as JSON text: `jsonb` refuses some of what a message may hold. */
  message: text('message').notNull(),
});

export interface PublishedMessage {
  /** In the protocol's clock; later messages of a channel have greater ones. */
  readonly timetoken: string;
  readonly channel: string;
  readonly publisher: string;
  readonly payload: unknown;
}

/** A client that was away for a moment catches up with these. */
const keptMessages = 50;
/** The protocol's clock, whose tick is 100 ns, by the one clock that all processes share. */
const clock = sql<bigint>`(extract(epoch from clock_timestamp()) * 10000000)::bigint`;
const greatestTick = 2n ** 63n - 1n;

const messageSchema = v.object({ publisher: v.string(), payload: v.unknown() });

export async function readTime(
  db: Database,
  channels: readonly string[],
): Promise<string> {
  const [found] = await db
    .select({
      tick: sql<string>`greatest(${clock}, ${max(inboxChannels.lastTick)})::text`,
    })
    .from(inboxChannels)
    .where(inArray(inboxChannels.channel, [...channels]));
  return found?.tick ?? '0';
}

/** Gives the time of the message. The channel's row lets one publish at a time, so that readers see messages in the order of their times. */
export const addMessage = (
  db: Database,
  channel: string,
  payload: unknown,
  publisher: string,
): Promise<string> =>
  db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(inboxChannels)
      .values({ channel, lastTick: clock })
      .onConflictDoUpdate({
        target: inboxChannels.channel,
        set: {
          lastTick: sql`greatest(excluded.last_tick, ${inboxChannels.lastTick} + 1)`,
        },
      })
      .returning();
    const tick = row?.lastTick ?? 0n;
    const message = JSON.stringify({ publisher, payload });
    await transaction.insert(inboxMessages).values({ channel, tick, message });
    await dropOld(transaction, channel);
    await tell(transaction, channel);
    return String(tick);
  });

async function dropOld(db: Database, channel: string): Promise<void> {
  const lastDropped = db
    .select({ tick: inboxMessages.tick })
    .from(inboxMessages)
    .where(eq(inboxMessages.channel, channel))
    .orderBy(desc(inboxMessages.tick))
    .offset(keptMessages)
    .limit(1);
  await db
    .delete(inboxMessages)
    .where(
      and(
        eq(inboxMessages.channel, channel),
        lte(inboxMessages.tick, lastDropped),
      ),
    );
}

export async function readMessages(
  db: Database,
  channels: readonly string[],
  since = '0',
): Promise<readonly PublishedMessage[]> {
  const after = BigInt(since);
  const rows = await db
    .select()
    .from(inboxMessages)
    .where(
      and(
        inArray(inboxMessages.channel, [...channels]),
        gt(inboxMessages.tick, after > greatestTick ? greatestTick : after),
      ),
    )
    .orderBy(asc(inboxMessages.tick));
  return rows.map(({ channel, tick, message }) => ({
    channel,
    timetoken: String(tick),
    ...v.parse(messageSchema, JSON.parse(message)),
  }));
}
