/** Messages of leads. All times are the database's, so that processes need not agree on theirs. Source: OPN-76. */
import {
  and,
  asc,
  count,
  eq,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect';
import { leadMessages, type LeadMessage } from './leadMessages';

const inMs = (ms: number): SQL =>
  sql`now() + make_interval(secs => ${ms / 1000}::float8)`;

const other = alias(leadMessages, 'other');
const ofSameLead = and(
  eq(other.leadId, leadMessages.leadId),
  eq(other.status, 'waiting'),
);

const isNext = (db: Database) =>
  and(
    eq(leadMessages.status, 'waiting'),
    notExists(
      db
        .select({ id: other.id })
        .from(other)
        .where(and(ofSameLead, lt(other.id, leadMessages.id))),
    ),
  );

/** Takes the due messages for the lease. No other process gets them in that time. */
export async function takeDue(
  db: Database,
  { most, leaseMs }: { readonly most: number; readonly leaseMs: number },
): Promise<readonly LeadMessage[]> {
  const due = db
    .select({ id: leadMessages.id })
    .from(leadMessages)
    .where(and(isNext(db), lte(leadMessages.dueAt, sql`now()`)))
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
export async function readWaitMs(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({
      waitMs: sql<
        string | null
      >`extract(epoch from min(${leadMessages.dueAt}) - now()) * 1000`,
    })
    .from(leadMessages)
    .where(isNext(db));
  const waitMs = row?.waitMs ?? undefined;
  return waitMs === undefined ? undefined : Number(waitMs);
}

/** Marks it delivered, whichever process holds it. Failed messages before it are out of date. */
export async function markDelivered(
  db: Database,
  message: LeadMessage,
): Promise<void> {
  const isIt = and(
    eq(leadMessages.id, message.id),
    ne(leadMessages.status, 'delivered'),
  );
  const isOvertaken = and(
    eq(leadMessages.leadId, message.leadId),
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

const isStillTaken = ({ id, tries }: LeadMessage) =>
  and(
    eq(leadMessages.id, id),
    eq(leadMessages.tries, tries),
    eq(leadMessages.status, 'waiting'),
  );

/** Schedules the next try after the delay; without a delay the message fails. */
export async function markFailed(
  db: Database,
  message: LeadMessage,
  {
    problem,
    delayMs,
  }: { readonly problem: string; readonly delayMs: number | undefined },
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

export async function giveBack(
  db: Database,
  message: LeadMessage,
): Promise<void> {
  await db
    .update(leadMessages)
    .set({ tries: message.tries - 1, dueAt: sql`now()` })
    .where(isStillTaken(message));
}

/** Queues one failed message, or all, and returns how many. A later message of the same lead replaces an earlier one. */
export async function sendAgain(db: Database, id?: number): Promise<number> {
  const sent = await db
    .update(leadMessages)
    .set({
      status: 'waiting',
      tries: 0,
      dueAt: sql`now()`,
      problem: null,
      endedAt: null,
    })
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

export type DeliveryMeasure = Awaited<ReturnType<typeof readDeliveryMeasure>>;

/** By the partial indexes: delivered messages are most of the table, and are not read. */
export async function readDeliveryMeasure(db: Database) {
  const [row] = await db
    .select({
      waiting: count(),
      /** Age of the oldest waiting message; 0 without one. */
      oldestSeconds:
        sql`coalesce(extract(epoch from now() - min(${leadMessages.createdAt})), 0)`.mapWith(
          Number,
        ),
    })
    .from(leadMessages)
    .where(eq(leadMessages.status, 'waiting'));
  const failed = await db.$count(
    leadMessages,
    eq(leadMessages.status, 'failed'),
  );
  return { waiting: 0, oldestSeconds: 0, ...row, failed };
}
