/** How a session begins, and goes on under another id. Source: threats S04, S06, S22. */
import {
  type Account,
  accounts,
  type ProviderSession,
  sessions,
} from '../database/schema';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import type { SessionLimits } from '../settings/settings';
import {
  digest,
  endSession,
  random,
  seconds,
  toAuthTokenHash,
  toSecrets,
} from './sessions';
import type { Visitor } from './sessions';

/** The text of an account's rights; a different text than at the start of the session means that they changed (S06). */
const rightsOf = (...acting: readonly (Account | undefined)[]): string =>
  acting
    .map(
      (account) =>
        account &&
        [...account.adminRoles, '/', ...account.profileTypes].join(' '),
    )
    .join(' as ');

export interface SessionStart {
  readonly account: Account;
  /** Ended: no session id survives a sign-in. */
  readonly oldId?: string;
  readonly browser: string;
  readonly provider?: ProviderSession;
  /** When that person signed in, where this is no sign-in: a change of rights prolongs nothing. */
  readonly signedInAt?: Date;
  readonly impersonated?: {
    readonly account: Account;
    readonly impersonationId: number;
  };
}

/** Starts a session; `id` is the cookie's value. Undefined where the password is another one by now: what it was checked against is void. */
export async function startSession(
  db: Database,
  limits: SessionLimits,
  {
    account,
    oldId,
    browser,
    provider,
    signedInAt = new Date(),
    impersonated,
  }: SessionStart,
) {
  const id = random();
  const seed = random();
  await endSession(db, oldId);
  const endsAt = signedInAt.getTime() + limits.lifetimeSeconds * 1000;
  const shortly = Date.now() + limits.impersonationSeconds * 1000;
  const expiresAt = new Date(impersonated ? Math.min(endsAt, shortly) : endsAt);
  const isStarted = await db.transaction(async (inOne) => {
    // Held until the row exists, so that a password change after it ends this session too.
    const known = await inOne
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          eq(accounts.id, account.id),
          eq(accounts.passwordHash, account.passwordHash),
        ),
      )
      .for('share');
    if (known.length === 0) {
      return false;
    }
    // By its index alone; idle sessions are as dead, and go when their time is over.
    await inOne.delete(sessions).where(lte(sessions.expiresAt, sql`now()`));
    await inOne.insert(sessions).values({
      idHash: digest(id),
      accountId: account.id,
      seed,
      authTokenHash: toAuthTokenHash(id, seed),
      impersonatedId: impersonated?.account.id,
      impersonationId: impersonated?.impersonationId,
      createdAt: signedInAt,
      idleSeconds: limits.idleSeconds,
      expiresAt,
      browser,
      provider,
      rights: rightsOf(account, impersonated?.account),
    });
    return true;
  });
  const secondsLeft = Math.min(
    limits.idleSeconds,
    Math.ceil((expiresAt.getTime() - Date.now()) / 1000),
  );
  return isStarted
    ? { id, authToken: toSecrets(id, seed).authToken, secondsLeft }
    : undefined;
}

/** Grace period in which requests in flight may still use the previous session id. */
const replacementSeconds = 30;

/** S06: other rights, another id. Undefined for the same rights, after another call has done it, or after the session's end. */
export async function replaceId(
  db: Database,
  { account, impersonator, session }: Visitor,
): Promise<string | undefined> {
  const rights = rightsOf(impersonator ?? account, impersonator && account);
  if (session.replacedBy !== null || rights === session.rights) {
    return undefined;
  }
  const id = random();
  const seed = random();
  return db.transaction(async (inOne) => {
    const [claimed] = await inOne
      .update(sessions)
      .set({
        rights,
        replacedBy: digest(id),
        expiresAt: sql`least(${sessions.expiresAt}, now() + ${seconds(replacementSeconds)})`,
      })
      .where(
        and(
          eq(sessions.idHash, session.idHash),
          eq(sessions.rights, session.rights),
        ),
      )
      .returning();
    if (!claimed) {
      return undefined;
    }
    const { provider } = claimed;
    const own = {
      idHash: digest(id),
      seed,
      authTokenHash: toAuthTokenHash(id, seed),
      rights,
    };
    await inOne
      .insert(sessions)
      .values({ ...session, provider, ...own, lastSeenAt: sql`now()` });
    return id;
  });
}

/** In this order, because later browsers include the names of earlier ones. */
const families = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Names that the browser's owner recognizes, the same in each language: "Firefox, Windows"; empty for an unknown browser. */
export function toBrowserFamily(userAgent = ''): string {
  const find = (table: readonly (readonly [mark: string, name: string])[]) =>
    table.find(([mark]) => userAgent.includes(mark))?.[1];
  return [find(families), find(systems)].filter(Boolean).join(', ');
}
