/** Sample data: accounts, the NMLS directory, registered lenders. Fictional, and the same on every machine. */
import { hasAccounts } from './accounts/accounts';
import type { Passwords } from './accounts/passwords';
import { seedAccounts } from './accounts/seedAccounts';
import type { Database } from './database/connect';
import { seedRegistries } from './lenders/seedLenders';

/** Fills an empty database; one that has accounts is left alone. Accounts come last: with them it counts as full. */
export async function seed(db: Database, passwords: Pick<Passwords, 'hash'>): Promise<void> {
  if (await hasAccounts(db)) return;
  await seedRegistries(db);
  await seedAccounts(db, passwords);
}
