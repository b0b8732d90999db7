/** Messages of leads as the queries see them; `reference-api/migrations/0001-start.sql` creates the table. Source: OPN-76. */
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { LeadPayload } from 'mortgage-domain/leads/leadPayload';

export const leadEventTypes = ['lead.received', 'lead.corrected'] as const;
export type LeadEventType = (typeof leadEventTypes)[number];

const at = (name: string) => timestamp(name, { withTimezone: true });

/** `failed`: no more tries until staff sends it again. `replaced`: failed, and a later message of the lead has arrived. */
export type MessageStatus = 'waiting' | 'delivered' | 'failed' | 'replaced';

export const leadMessages = pgTable('lead_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The receiver's idempotency key: the same at each try. */
  messageId: text('message_id').notNull(),
  leadId: bigint('lead_id', { mode: 'number' }).notNull(),
  destination: text('destination').$type<'webhook'>().notNull().default('webhook'),
  event: text('event').$type<LeadEventType>().notNull(),
  /** The lead as it was then: a correction is a message of its own. */
  lead: jsonb('lead').$type<LeadPayload>().notNull(),
  status: text('status').$type<MessageStatus>().notNull().default('waiting'),
  tries: integer('tries').notNull().default(0),
  /** When it may be tried next; while a process sends it, when that process counts as gone. */
  dueAt: at('due_at').notNull().defaultNow(),
  problem: text('problem'),
  createdAt: at('created_at').notNull().defaultNow(),
  endedAt: at('ended_at'),
});
export type LeadMessage = typeof leadMessages.$inferSelect;
