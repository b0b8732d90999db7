/** Sessions: whose they are, and their end. Source: threats S04, S05, S06, S22. */
import { and, eq, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect';
import { prepared } from '../database/prepared';
import { accounts, sessions, type Account } from '../database/schema';
import { endImpersonation, mayImpersonate } from './impersonations';
import { idleLeft, isAlive, isNoteDue, lifeLeft } from './lifetime';
import { digest, random, toAuthTokenHash, toSecrets, type Secrets } from './secrets';

type SessionRow = typeof sessions.$inferSelect;

export interface Visitor {
  /** In whose name the session acts. */
  readonly account: Account;
  /** The member of staff who impersonates the account. */
  readonly impersonator?: Account;
  readonly session: SessionRow;
  /** Time until the session ends without use. */
  readonly secondsLeft: number;
}
/** A visitor known by the cookie, whose value the secrets are made from. */
export type SignedIn = Visitor & Secrets;

export async function findSession(
  db: Database,
  id: string | undefined,
): Promise<SignedIn | undefined> {
  if (!id) return undefined;
  const visitor = await find(db, lookups(db).byId, digest(id));
  return visitor && { ...visitor, ...toSecrets(id, visitor.session.seed) };
}

export const findSessionByToken = (db: Database, authToken: string): Promise<Visitor | undefined> =>
  find(db, lookups(db).byToken, digest(authToken));

const impersonated = alias(accounts, 'impersonated');

const lookup = (db: Database, column: AnyColumn, name: string) =>
  db
    .select({ session: sessions, owner: accounts, impersonated, isNoteDue, idleLeft, lifeLeft })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(impersonated, eq(impersonated.id, sessions.impersonatedId))
    .where(and(eq(column, sql.placeholder('hash')), isAlive))
    .prepare(name);
const lookups = prepared((db) => ({
  byId: lookup(db, sessions.idHash, 'session_by_id'),
  byToken: lookup(db, sessions.authTokenHash, 'session_by_token'),
}));

async function find(
  db: Database,
  found: ReturnType<typeof lookup>,
  hash: string,
): Promise<Visitor | undefined> {
  const [row] = await found.execute({ hash });
  if (!row) return undefined;
  const { session, owner } = row;
  if (row.impersonated && !mayImpersonate(owner, row.impersonated)) {
    await endImpersonation(db, session.impersonationId, 'rightLost');
    await endSessions(db, isOrWas(session.idHash));
    return undefined;
  }
  if (row.isNoteDue) await noteUse(db, session.idHash);
  const untilIdle = row.isNoteDue ? session.idleSeconds : row.idleLeft;
  const known = { session, secondsLeft: Math.min(untilIdle, row.lifeLeft) };
  return row.impersonated
    ? { ...known, account: row.impersonated, impersonator: owner }
    : { ...known, account: owner };
}

const noteUse = (db: Database, idHash: string): Promise<unknown> =>
  db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.idHash, idHash), isNoteDue));

/** Removes replaced ids as well. */
export async function endSession(db: Database, id: string | undefined): Promise<void> {
  if (id) await endSessions(db, isOrWas(digest(id)));
}
export const isOrWas = (idHash: string): SQL | undefined =>
  or(eq(sessions.idHash, idHash), eq(sessions.replacedBy, idHash));

export async function endSessions(db: Database, which: SQL | undefined): Promise<number> {
  const { impersonationId } = sessions;
  const ended = await db.delete(sessions).where(which).returning({ impersonationId });
  for (const one of ended) await endImpersonation(db, one.impersonationId, 'signedOut');
  return ended.length;
}

/** Ends the old caller token; the session continues. */
export async function renewAuthToken(db: Database, id: string): Promise<void> {
  const seed = random();
  await db
    .update(sessions)
    .set({ seed, authTokenHash: toAuthTokenHash(id, seed) })
    .where(eq(sessions.idHash, digest(id)));
}
