/** Sessions: random, kept as digests, new at every sign-in. Source: threats S04, S05, S06. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { rolePermissions } from 'mortgage-domain/permissions';
import type { Database } from '../database/connect';
import { accounts, sessions, type Account } from '../database/schema';
import { isPassword, nobodysHash } from './password';

export const sessionCookie = 'mortgage_session';
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

export interface SignedIn { readonly account: Account; readonly authToken: string; readonly csrfToken: string; readonly idHash: string }

const digest = (value: string): string => createHash('sha256').update(value).digest('hex');
const random = (): string => randomBytes(32).toString('base64url');

/** The account of an email and password; takes as long for an address that is not known. */
export async function findAccount(db: Database, email: string, password: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email.trim().toLowerCase()));
  const matches = await isPassword(password, account?.passwordHash ?? nobodysHash);
  return matches ? account : undefined;
}

/** Starts a session; gives the cookie's value. An old one is ended first: no session id survives a sign-in. */
export async function startSession(db: Database, account: Account, oldId: string | undefined): Promise<SignedIn & { readonly id: string }> {
  await endSession(db, oldId);
  const id = random();
  const row = { idHash: digest(id), accountId: account.id, authToken: random(), csrfToken: random(), expiresAt: new Date(Date.now() + lifetimeMs) };
  await db.insert(sessions).values(row);
  return { ...row, account, id };
}

export async function endSession(db: Database, id: string | undefined): Promise<void> {
  if (id) await db.delete(sessions).where(eq(sessions.idHash, digest(id)));
}

export const findSession = (db: Database, id: string | undefined): Promise<SignedIn | undefined> =>
  (id ? findWhere(db, eq(sessions.idHash, digest(id))) : Promise.resolve(undefined));

export const findSessionByToken = (db: Database, authToken: string): Promise<SignedIn | undefined> => findWhere(db, eq(sessions.authToken, authToken));

async function findWhere(db: Database, condition: ReturnType<typeof eq>): Promise<SignedIn | undefined> {
  const [row] = await db.select().from(sessions).innerJoin(accounts, eq(accounts.id, sessions.accountId)).where(and(condition, gt(sessions.expiresAt, new Date())));
  return row && { account: row.accounts, authToken: row.sessions.authToken, csrfToken: row.sessions.csrfToken, idHash: row.sessions.idHash };
}

/** The account as the API shows it (ENT-1). */
export const toUser = (account: Account) => ({
  id: account.id, firstName: account.firstName, lastName: account.lastName, authenticated: true,
  emailAddress: account.email, logon: account.email, professional: account.professional, profileTypes: account.profileTypes,
  permissions: permissionsOf(account), ...(account.lenderId ? { lenderId: account.lenderId } : {}), encodedId: Buffer.from(account.id).toString('base64url'),
});

export const permissionsOf = ({ adminRoles }: Pick<Account, 'adminRoles'>): string[] => [...new Set(adminRoles.flatMap((role) => rolePermissions[role] ?? []))];
