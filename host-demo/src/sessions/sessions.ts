/** Sessions: random, kept as digests, new at every sign-in and change of rights. Source: threats S04, S05, S06. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql, type AnyColumn } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect';
import { prepared } from '../database/prepared';
import { accounts, sessions, type Account } from '../database/schema';

export const sessionLifetimeMs = 7 * 24 * 60 * 60 * 1000;

export interface Visitor {
  /** In whose name the session acts. */
  readonly account: Account;
  /** The member of staff behind it, when the session impersonates somebody. */
  readonly impersonator?: Account;
  readonly idHash: string;
}
export interface Secrets {
  readonly authToken: string;
  readonly csrfToken: string;
}
/** A visitor known by the cookie, whose value the secrets are made from. */
export type SignedIn = Visitor & Secrets;

const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');
const random = (): string => randomBytes(32).toString('base64url');

const toSecrets = (id: string, seed: string): Secrets => ({
  authToken: digest(`token ${seed} ${id}`),
  csrfToken: digest(`csrf ${id}`),
});
const toAuthTokenHash = (id: string, seed: string): string => digest(toSecrets(id, seed).authToken);

export interface NewSession {
  readonly id: string;
  readonly authToken: string;
}

/** Starts a session; `id` is the cookie's value. The old one is ended: no session id survives a sign-in. */
export async function startSession(
  db: Database,
  accountId: string,
  oldId: string | undefined,
  impersonatedId: string | null = null,
): Promise<NewSession> {
  const id = random();
  const seed = random();
  await endSession(db, oldId);
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date()));
  await db.insert(sessions).values({
    idHash: digest(id),
    accountId,
    seed,
    authTokenHash: toAuthTokenHash(id, seed),
    impersonatedId,
    expiresAt: new Date(Date.now() + sessionLifetimeMs),
  });
  return { id, authToken: toSecrets(id, seed).authToken };
}

export async function endSession(db: Database, id: string | undefined): Promise<void> {
  if (id) await db.delete(sessions).where(eq(sessions.idHash, digest(id)));
}

/** The caller token of before is dead; the session goes on. */
export async function renewAuthToken(db: Database, id: string): Promise<void> {
  const seed = random();
  await db
    .update(sessions)
    .set({ seed, authTokenHash: toAuthTokenHash(id, seed) })
    .where(eq(sessions.idHash, digest(id)));
}

export async function findSession(
  db: Database,
  id: string | undefined,
): Promise<SignedIn | undefined> {
  if (!id) return undefined;
  const found = await find(lookups(db).byId, digest(id));
  return found && { ...found.visitor, ...toSecrets(id, found.seed) };
}

export const findSessionByToken = async (
  db: Database,
  authToken: string,
): Promise<Visitor | undefined> => (await find(lookups(db).byToken, digest(authToken)))?.visitor;

const impersonated = alias(accounts, 'impersonated');

const lookup = (db: Database, column: AnyColumn, name: string) =>
  db
    .select()
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(impersonated, eq(impersonated.id, sessions.impersonatedId))
    .where(and(eq(column, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare(name);
type Lookup = ReturnType<typeof lookup>;
const lookups = prepared((db) => ({
  byId: lookup(db, sessions.idHash, 'session_by_id'),
  byToken: lookup(db, sessions.authTokenHash, 'session_by_token'),
}));

async function find(
  found: Lookup,
  hash: string,
): Promise<{ readonly visitor: Visitor; readonly seed: string } | undefined> {
  const [row] = await found.execute({ hash, now: new Date() });
  if (!row) return undefined;
  const { idHash, seed } = row.sessions;
  return {
    seed,
    visitor: row.impersonated
      ? { idHash, account: row.impersonated, impersonator: row.accounts }
      : { idHash, account: row.accounts },
  };
}
