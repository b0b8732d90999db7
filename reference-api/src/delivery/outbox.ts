/**
 * Messages of leads in the database. All times are the database's, so that processes need not agree on theirs.
 * Source: OPN-76.
 */
import { and, asc, eq, lt, lte, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect';
import { leadMessages, type DestinationName, type LeadMessage } from './leadMessages';

const inMs = (ms: number): SQL => sql`now() + make_interval(secs => ${ms / 1000}::float8)`;

const other = alias(leadMessages, 'other');
const ofSameLead = and(
  eq(other.leadId, leadMessages.leadId),
  eq(other.destination, leadMessages.destination),
  eq(other.status, 'waiting'),
);

/** What waits for a destination; a later message of a lead waits for the earlier one, until that is given up. */
const isNext = (db: Database, destination: DestinationName) =>
  and(
    eq(leadMessages.destination, destination),
    eq(leadMessages.status, 'waiting'),
    notExists(
      db
        .select({ id: other.id })
        .from(other)
        .where(and(ofSameLead, lt(other.id, leadMessages.id))),
    ),
  );

/** Takes the due messages for the lease; no other process gets them meanwhile. */
export async function takeDue(
  db: Database,
  destination: DestinationName,
  { most, leaseMs }: { readonly most: number; readonly leaseMs: number },
): Promise<readonly LeadMessage[]> {
  const due = db
    .select({ id: leadMessages.id })
    .from(leadMessages)
    .where(and(isNext(db, destination), lte(leadMessages.dueAt, sql`now()`)))
    .orderBy(asc(leadMessages.dueAt), asc(leadMessages.id))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(leadMessages)
    .set({ tries: sql`${leadMessages.tries} + 1`, dueAt: inMs(leaseMs) })
    .where(sql`${leadMessages.id} = any(array(${due}))`)
    .returning();
}

/** Milliseconds until something is due; undefined when nothing waits. */
export async function readWaitMs(
  db: Database,
  destination: DestinationName,
): Promise<number | undefined> {
  const [row] = await db
    .select({
      waitMs: sql<string | null>`extract(epoch from min(${leadMessages.dueAt}) - now()) * 1000`,
    })
    .from(leadMessages)
    .where(isNext(db, destination));
  const waitMs = row?.waitMs ?? undefined;
  return waitMs === undefined ? undefined : Number(waitMs);
}

/** Marks it delivered, whichever process holds it. Failed messages before it are out of date. */
export async function markDelivered(db: Database, message: LeadMessage): Promise<void> {
  const isIt = and(eq(leadMessages.id, message.id), ne(leadMessages.status, 'delivered'));
  const isOvertaken = and(
    eq(leadMessages.leadId, message.leadId),
    eq(leadMessages.destination, message.destination),
    eq(leadMessages.status, 'failed'),
    lt(leadMessages.id, message.id),
  );
  await db
    .update(leadMessages)
    .set({
      status: sql`case when ${leadMessages.id} = ${message.id} then 'delivered' else 'replaced' end`,
      problem: sql`case when ${leadMessages.id} = ${message.id} then null else ${leadMessages.problem} end`,
      endedAt: sql`now()`,
    })
    .where(or(isIt, isOvertaken));
}

/** Only for the process that holds the lease. */
const isStillTaken = ({ id, tries }: LeadMessage) =>
  and(eq(leadMessages.id, id), eq(leadMessages.tries, tries), eq(leadMessages.status, 'waiting'));

/** Tried again after the delay; without one it is given up. */
export async function markFailed(
  db: Database,
  message: LeadMessage,
  { problem, delayMs }: { readonly problem: string; readonly delayMs: number | undefined },
): Promise<void> {
  await db
    .update(leadMessages)
    .set(
      delayMs === undefined
        ? { problem, status: 'failed', endedAt: sql`now()` }
        : { problem, dueAt: inMs(delayMs) },
    )
    .where(isStillTaken(message));
}

/** As if it had not been taken. */
export async function giveBack(db: Database, message: LeadMessage): Promise<void> {
  await db
    .update(leadMessages)
    .set({ tries: message.tries - 1, dueAt: sql`now()` })
    .where(isStillTaken(message));
}

/**
 * Sends again what was given up, one or all, and says how many. Where a later message of the lead waits already, that one says
 * all, and an earlier one behind it would be wrong.
 */
export async function sendAgain(db: Database, id?: number): Promise<number> {
  const sent = await db
    .update(leadMessages)
    .set({ status: 'waiting', tries: 0, dueAt: sql`now()`, problem: null, endedAt: null })
    .where(
      and(
        eq(leadMessages.status, 'failed'),
        id === undefined ? undefined : eq(leadMessages.id, id),
        notExists(db.select({ id: other.id }).from(other).where(ofSameLead)),
      ),
    )
    .returning({ id: leadMessages.id });
  return sent.length;
}
