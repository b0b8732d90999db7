import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const callCounts = pgTable('call_counts', {
  /** Digest: no address and no e-mail can be read from the table. */
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
