/** Sessions: whose they are, the sign-ins of an account, and their end. Source: threats S04, S05, S06, S22. */
import {
  and,
  desc,
  eq,
  isNull,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import { sessions, accounts, type Account } from '../database/schema';
import { createHash, randomBytes } from 'node:crypto';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, prepared } from '../database/connect';
import { endImpersonation, mayImpersonate } from './impersonations';

export const seconds = (
  count: SQL | number | typeof sessions.idleSeconds,
): SQL => sql`make_interval(secs => ${count})`;

const idleEnd = sql`${sessions.lastSeenAt} + ${seconds(sessions.idleSeconds)}`;
const isAlive: SQL = sql`(${sessions.expiresAt} > now() and ${idleEnd} > now())`;

const leftUntil = (end: SQL | typeof sessions.expiresAt) =>
  sql<number>`ceil(extract(epoch from ${end} - now()))::int`;
const idleLeft = leftUntil(idleEnd);
const lifeLeft = leftUntil(sessions.expiresAt);

/** A use is written once a minute at most, and after a twentieth of a short session. */
const noteEvery = seconds(sql`least(60, ${sessions.idleSeconds} / 20.0)`);
const isNoteDue = sql<boolean>`${sessions.lastSeenAt} < now() - ${noteEvery}`;

export interface Secrets {
  readonly authToken: string;
  readonly csrfToken: string;
}

export const digest = (value: string): string =>
  createHash('sha256').update(value).digest('base64url');
export const random = (): string => randomBytes(32).toString('base64url');

export const toSecrets = (id: string, seed: string): Secrets => ({
  authToken: digest(`token ${seed} ${id}`),
  csrfToken: digest(`csrf ${id}`),
});
export const toAuthTokenHash = (id: string, seed: string): string =>
  digest(toSecrets(id, seed).authToken);

export interface Visitor {
  readonly account: Account;
  readonly impersonator?: Account;
  readonly session: typeof sessions.$inferSelect;
  readonly secondsLeft: number;
}
/** A visitor known by the cookie, whose value the secrets are made from. */
export type SignedIn = Visitor & Secrets;

export async function findSession(
  db: Database,
  id: string | undefined,
): Promise<SignedIn | undefined> {
  if (!id) {
    return undefined;
  }
  const visitor = await find(db, lookups(db).byId, digest(id));
  return visitor && { ...visitor, ...toSecrets(id, visitor.session.seed) };
}

export const findSessionByToken = (
  db: Database,
  authToken: string,
): Promise<Visitor | undefined> =>
  find(db, lookups(db).byToken, digest(authToken));

const impersonated = alias(accounts, 'impersonated');

const lookup = (db: Database, column: AnyColumn, name: string) =>
  db
    .select({
      session: sessions,
      owner: accounts,
      impersonated,
      isNoteDue,
      idleLeft,
      lifeLeft,
    })
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
  if (!row) {
    return undefined;
  }
  const { session, owner } = row;
  if (row.impersonated && !mayImpersonate(owner, row.impersonated)) {
    await endImpersonation(db, session.impersonationId, 'rightLost');
    await endSessions(db, isOrWas(session.idHash));
    return undefined;
  }
  if (row.isNoteDue) {
    await noteUse(db, session.idHash);
  }
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

export async function endSession(
  db: Database,
  id: string | undefined,
): Promise<void> {
  if (id) {
    await endSessions(db, isOrWas(digest(id)));
  }
}
/** The session of an id, and those that it replaced or that replaced it. */
export const isOrWas = (idHash: string): SQL | undefined =>
  or(
    eq(sessions.idHash, idHash),
    eq(sessions.replacedBy, idHash),
    sql`${sessions.idHash} = (select replaced_by from sessions as old where old.id_hash = ${idHash})`,
  );

export async function endSessions(
  db: Database,
  which: SQL | undefined,
): Promise<void> {
  const { impersonationId } = sessions;
  const ended = await db
    .delete(sessions)
    .where(which)
    .returning({ impersonationId });
  for (const one of ended) {
    await endImpersonation(db, one.impersonationId, 'signedOut');
  }
}

/** Ends the old caller token; the session continues. */
export async function renewAuthToken(db: Database, id: string): Promise<void> {
  const seed = random();
  await db
    .update(sessions)
    .set({ seed, authTokenHash: toAuthTokenHash(id, seed) })
    .where(eq(sessions.idHash, digest(id)));
}

const mostSignIns = 100;

/** For the owner to see and end. Their ids open nothing. */
export const readSignIns = (db: Database, { account, session }: Visitor) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, account.id),
        isNull(sessions.replacedBy),
        isAlive,
      ),
    )
    .orderBy(
      desc(eq(sessions.idHash, session.idHash)),
      desc(sessions.lastSeenAt),
    )
    .limit(mostSignIns);

/** The visitor's own only. */
export const endSignIn = (
  db: Database,
  accountId: string,
  id: string,
): Promise<void> =>
  endSessions(db, and(eq(sessions.accountId, accountId), isOrWas(id)));

/** Cookies and caller tokens of every browser. */
export const endAllSignIns = (db: Database, accountId: string): Promise<void> =>
  endSessions(db, eq(sessions.accountId, accountId));
