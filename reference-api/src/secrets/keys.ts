/** Keys that all processes on one database share, each for one purpose. Source: OPN-36, OPN-38; threat S09. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect';

export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});

export function isSameSecret(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export type Purpose =
  | 'challenge pass'
  | 'challenge question'
  | 'inbox key'
  | 'known browser'
  | 'one-tap credential'
  | 'provider sign-in'
  | 'provider tokens'
  | 'who is counted';

/** Rejects while the database that keeps the secret is away. */
export type KeyFor = (purpose: Purpose) => Promise<Buffer>;

const keyBytes = 32;
const secretName = 'keys';

/** Of the configured secret, or of one that the first process makes and the database keeps. */
export function createKeys(
  db: Database,
  configured: string | undefined,
): KeyFor {
  let secret = configured;
  const derived = new Map<Purpose, Buffer>();
  return async (purpose) => {
    secret ??= await readSecret(db);
    const key =
      derived.get(purpose) ??
      Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes));
    derived.set(purpose, key);
    return key;
  };
}

async function readSecret(db: Database): Promise<string> {
  const made = randomBytes(keyBytes).toString('base64url');
  await db
    .insert(serverSecrets)
    .values({ name: secretName, secret: made })
    .onConflictDoNothing();
  const [kept] = await db
    .select()
    .from(serverSecrets)
    .where(eq(serverSecrets.name, secretName));
  return kept?.secret ?? made;
}
