/** Messages of leads: their rows, and what a webhook is sent, in the form of Standard Webhooks. Source: OPN-76, ENT-24. */
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  leadPayloadSchema,
  type LeadPayload,
} from 'mortgage-domain/leads/leadPayload';
import * as v from 'valibot';
import { at } from '../database/schema';

const leadEventTypes = ['lead.received', 'lead.corrected'] as const;

/** `failed`: no more tries until staff sends it again. `replaced`: failed, and a later message of the lead has arrived. */
export type MessageStatus = 'waiting' | 'delivered' | 'failed' | 'replaced';

export const leadMessages = pgTable('lead_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The receiver's idempotency key: the same at each try. */
  messageId: text('message_id').notNull(),
  leadId: bigint('lead_id', { mode: 'number' }).notNull(),
  destination: text('destination')
    .$type<'webhook'>()
    .notNull()
    .default('webhook'),
  event: text('event').$type<(typeof leadEventTypes)[number]>().notNull(),
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

/** The whole lead at each event: the last one is all that counts. */
export const leadEvent = v.strictObject({
  type: v.picklist(leadEventTypes),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  data: v.strictObject({
    leadId: v.pipe(v.string(), v.regex(/^\d+$/)),
    ...leadPayloadSchema.entries,
  }),
});
export type LeadEvent = v.InferOutput<typeof leadEvent>;

export const toLeadEvent = ({
  event,
  leadId,
  lead,
  createdAt,
}: LeadMessage): LeadEvent => ({
  type: event,
  timestamp: createdAt.toISOString(),
  data: { leadId: String(leadId), ...lead },
});
