/** Sample data: accounts, the NMLS directory, registered lenders. Fictional, and the same on every machine. */
import type { Database } from './database/connect';
import { nmlsLenders, registeredLenders, accounts } from './database/schema';
import { sampleNmlsLenders, sampleRegisteredLenders } from './lenders/sampleLenders';
import type { Passwords } from './accounts/passwords';
import { sampleAccounts, sampleEmail, samplePassword, toSampleId } from './accounts/sampleAccounts';
import { hasAccounts } from './accounts/accounts';

/** Fills an empty database; one that has accounts is left alone. Accounts come last: with them it counts as full. */
export async function seed(db: Database, passwords: Pick<Passwords, 'hash'>): Promise<void> {
  if (await hasAccounts(db)) return;
  await seedRegistries(db);
  await seedAccounts(db, passwords);
}

export async function seedAccounts(
  db: Database,
  passwords: Pick<Passwords, 'hash'>,
  password = samplePassword,
): Promise<void> {
  // One hash serves all: they share one password, and hashing ten times would cost every first start two seconds.
  const passwordHash = await passwords.hash(password);
  const rows = sampleAccounts.map(
    ({ name, firstName, lastName, profileTypes = [], adminRoles = [], lenderId }) => ({
      id: toSampleId(name),
      email: sampleEmail(name),
      emailVerified: true,
      passwordHash,
      firstName,
      lastName,
      professional: profileTypes.length > 0,
      profileTypes: [...profileTypes],
      adminRoles: [...adminRoles],
      lenderId,
    }),
  );
  await db.insert(accounts).values(rows).onConflictDoNothing();
}

const batchSize = 500;

/** The data of lookups: the NMLS directory and the registered lenders. */
export async function seedRegistries(db: Database): Promise<void> {
  const rows = sampleNmlsLenders();
  for (let start = 0; start < rows.length; start += batchSize)
    await db
      .insert(nmlsLenders)
      .values(rows.slice(start, start + batchSize))
      .onConflictDoNothing();
  await db.insert(registeredLenders).values(sampleRegisteredLenders).onConflictDoNothing();
}
