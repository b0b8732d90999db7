/** Sessions and their rows, for tests. */
import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { whoAmIPath } from 'mortgage-domain/site/servicePaths';
import type { Database } from '../database/connect';
import { sessions } from '../database/schema';
import type { SignInAnswer, TestVisitor } from './visitor';

export interface WhoAmI extends Partial<SignInAnswer> {
  readonly expiresIn?: number;
}
export const lookUp = async (visitor: TestVisitor): Promise<WhoAmI> =>
  (await visitor.postJson(whoAmIPath, {})).json<WhoAmI>();
export const isSignedIn = async (visitor: TestVisitor): Promise<boolean> =>
  (await lookUp(visitor)).user !== undefined;

export const sessionsOf = (db: Database, accountId: string) =>
  db.select().from(sessions).where(eq(sessions.accountId, accountId));

type Column = 'last_seen_at' | 'expires_at' | 'created_at';
/** As if these rows were so much older. */
export const age = (
  db: Database,
  accountId: string,
  column: Column,
  seconds: number,
) =>
  db.execute(
    sql`update sessions set ${sql.identifier(column)} = ${sql.identifier(column)} - make_interval(secs => ${seconds}) where account_id = ${accountId}`,
  );

export const near = (actual: number | undefined, expected: number) =>
  assert.ok(
    actual !== undefined && Math.abs(actual - expected) <= 5,
    `${actual} ${expected}`,
  );
