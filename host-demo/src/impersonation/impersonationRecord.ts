/** What the record of impersonations holds, as staff read it. Source: ENT-17, OPN-49; threat S22. */
import { count, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect';
import { accounts, sessions } from '../database/schema';
import {
  impersonatedWrites,
  impersonations,
  type ImpersonationEnd,
} from '../sessions/impersonations';
import { isAlive } from '../sessions/lifetime';

export interface RecordedImpersonation {
  readonly id: number;
  /** By address, or by id where the account is gone. */
  readonly impersonator: string;
  readonly impersonated: string;
  readonly beganAt: Date;
  /** None while it goes on, and where nobody said when it ended. */
  readonly endedAt: Date | null;
  readonly how: ImpersonationEnd | 'goesOn' | 'ranOut' | 'ended';
  readonly writes: readonly RecordedWrite[];
}
export interface RecordedWrite {
  readonly method: string;
  readonly route: string;
  readonly times: number;
  readonly lastAt: Date;
}

export const pageSize = 20;

export async function countImpersonations(db: Database): Promise<number> {
  const [row] = await db.select({ found: count() }).from(impersonations);
  return row?.found ?? 0;
}

const who = alias(accounts, 'who');
const whom = alias(accounts, 'whom');
const goesOn = sql<boolean>`exists (select 1 from ${sessions} where ${sessions.impersonationId} = ${impersonations.id} and ${isAlive})`;
const hasRunOut = sql<boolean>`${impersonations.expiresAt} <= now()`;

/** The newest first; `page` counts from 1. */
export async function readImpersonations(
  db: Database,
  page: number,
): Promise<readonly RecordedImpersonation[]> {
  const rows = await db
    .select({ record: impersonations, who: who.email, whom: whom.email, goesOn, hasRunOut })
    .from(impersonations)
    .leftJoin(who, eq(who.id, impersonations.impersonatorId))
    .leftJoin(whom, eq(whom.id, impersonations.impersonatedId))
    .orderBy(desc(impersonations.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const writes = await readWrites(
    db,
    rows.map(({ record }) => record.id),
  );
  return rows.map(({ record, ...row }) => ({
    id: record.id,
    impersonator: row.who ?? record.impersonatorId,
    impersonated: row.whom ?? record.impersonatedId,
    beganAt: record.beganAt,
    endedAt: record.endedAt ?? (row.hasRunOut ? record.expiresAt : null),
    how: record.endedHow ?? decideEnd(row),
    writes: writes.filter(({ impersonationId }) => impersonationId === record.id),
  }));
}

/** Of an end that nobody wrote down. */
const decideEnd = (row: { readonly goesOn: boolean; readonly hasRunOut: boolean }) => {
  if (row.goesOn) return 'goesOn';
  return row.hasRunOut ? 'ranOut' : 'ended';
};

const readWrites = (db: Database, ids: readonly number[]) => {
  const { impersonationId, method, route, writtenAt } = impersonatedWrites;
  return db
    .select({
      impersonationId,
      method,
      route,
      times: count(),
      lastAt: max(writtenAt).mapWith(writtenAt),
    })
    .from(impersonatedWrites)
    .where(inArray(impersonationId, [...ids]))
    .groupBy(impersonationId, method, route)
    .orderBy(max(writtenAt));
};
