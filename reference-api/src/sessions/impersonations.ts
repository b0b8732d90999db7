/** The record of who has acted for whom: changes meanwhile are recorded before they are made. Source: ledger ENT-17, OPN-49; threat S22. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { isStaff, mayOpen } from '../accounts/permissions';
import type { Database } from '../database/connect';
import { at, type Account } from '../database/schema';

/** Where none of these is written down it ran out, or the account behind it is gone. */
export type ImpersonationEnd = 'stopped' | 'signedOut' | 'rightLost';

export const impersonations = pgTable('impersonations', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  impersonatorId: text('impersonator_id').notNull(),
  impersonatedId: text('impersonated_id').notNull(),
  beganAt: at('began_at').notNull().defaultNow(),
  expiresAt: at('expires_at').notNull(),
  endedAt: at('ended_at'),
  endedHow: text('ended_how').$type<ImpersonationEnd>(),
});

export const impersonatedWrites = pgTable('impersonated_writes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  impersonationId: bigint('impersonation_id', { mode: 'number' }).notNull(),
  writtenAt: at('written_at').notNull().defaultNow(),
  method: text('method').notNull(),
  route: text('route').notNull(),
});

/** Staff cannot be impersonated, so an impersonated account cannot impersonate. */
export const mayImpersonate = (
  impersonator: Account,
  impersonated: Account,
): boolean =>
  mayOpen(impersonator, pagePermissions.impersonation) &&
  !isStaff(impersonated);

export async function beginImpersonation(
  db: Database,
  impersonatorId: string,
  impersonatedId: string,
  lengthSeconds: number,
): Promise<number> {
  const expiresAt = sql`now() + make_interval(secs => ${lengthSeconds})`;
  const [begun] = await db
    .insert(impersonations)
    .values({ impersonatorId, impersonatedId, expiresAt })
    .returning({ id: impersonations.id });
  if (!begun) {
    throw new Error('The impersonation was not recorded.');
  }
  return begun.id;
}

export async function endImpersonation(
  db: Database,
  id: number | null,
  endedHow: ImpersonationEnd,
): Promise<void> {
  if (id === null) {
    return;
  }
  await db
    .update(impersonations)
    .set({ endedAt: sql`now()`, endedHow })
    .where(and(eq(impersonations.id, id), isNull(impersonations.endedAt)));
}
