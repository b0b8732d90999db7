import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

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
