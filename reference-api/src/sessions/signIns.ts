/** The sign-ins of an account, for its owner to see and end. @source threat S06 */
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { sessions } from '../database/schema';
import { isAlive, endSessions, isOrWas, type Visitor } from './sessions';

export type SignIn = Awaited<ReturnType<typeof readSignIns>>[number];

const most = 100;

export async function readSignIns(db: Database, { account, session }: Visitor) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, account.id), isNull(sessions.replacedBy), isAlive))
    .orderBy(desc(eq(sessions.idHash, session.idHash)), desc(sessions.lastSeenAt))
    .limit(most);
  return rows.map(({ idHash, browser, createdAt, lastSeenAt, impersonatedId }) => ({
    // It opens nothing.
    id: idHash,
    browser,
    begunAt: createdAt,
    lastSeenAt,
    isThis: idHash === session.idHash,
    // ENT-17.
    isImpersonating: impersonatedId !== null,
  }));
}

/** One's own only. */
export const endSignIn = (db: Database, accountId: string, id: string): Promise<number> =>
  endSessions(db, and(eq(sessions.accountId, accountId), isOrWas(id)));

/** Cookies and caller tokens of every browser. */
export const endAllSignIns = (db: Database, accountId: string): Promise<number> =>
  endSessions(db, eq(sessions.accountId, accountId));
