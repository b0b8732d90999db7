import { randomBytes } from 'node:crypto';
import { createAccount, findAccountByEmail } from '../accounts/accounts';
import type { Passwords } from '../accounts/passwords';
import type { Database } from '../database/connect';
import type { Account } from '../database/schema';

/** OPN-36: the account of the address that the provider vouches for; a new one gets an account that no password opens. */
export async function findOneTapAccount(
  db: Database,
  passwords: Passwords,
  email: string | undefined,
): Promise<Account | undefined> {
  if (email === undefined) return undefined;
  const known = await findAccountByEmail(db, email);
  const password = randomBytes(32).toString('base64url');
  return known ?? createAccount(db, passwords, { email, password, professional: false });
}
