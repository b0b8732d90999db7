/** Puts the sample data of a demo into its database, and keeps the published password out of every other one. */
import { inArray } from 'drizzle-orm';
import type { AdminRole } from 'mortgage-domain/people/adminRoles';
import type { Passwords } from 'reference-api/accounts/passwords';
import type { Database } from 'reference-api/database/connect';
import {
  accounts,
  nmlsLenders,
  registeredLenders,
} from 'reference-api/database/schema';
import { sampleAccounts, sampleEmail, samplePassword } from './sampleAccounts';
/** Fictional, and the same on every machine. */
import sampleNmlsLenders from './sampleNmlsLenders.json' with { type: 'json' };

const sampleRegisteredLenders: (typeof registeredLenders.$inferInsert)[] = [
  { lenderId: 'L-1001', quoteParticipant: true },
  { lenderId: 'L-1002', quoteParticipant: false },
];

/** Fills an empty database; one that has accounts is left alone. Accounts come last: with them it counts as full. */
export async function seed(
  db: Database,
  passwords: Pick<Passwords, 'hash'>,
): Promise<void> {
  if ((await db.$count(accounts)) > 0) {
    return;
  }
  await db.insert(nmlsLenders).values(sampleNmlsLenders).onConflictDoNothing();
  await db
    .insert(registeredLenders)
    .values(sampleRegisteredLenders)
    .onConflictDoNothing();
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
    ({ name, firstName, profileTypes = [], adminRoles = [], lenderId }) => ({
      id: `X1-${name}`,
      email: sampleEmail(name),
      emailVerified: true,
      passwordHash,
      firstName,
      lastName: 'Sample',
      professional: profileTypes.length > 0,
      profileTypes,
      adminRoles: adminRoles as AdminRole[],
      lenderId,
    }),
  );
  await db.insert(accounts).values(rows).onConflictDoNothing();
}

class SampleAccountsError extends Error {
  override readonly name = 'SampleAccountsError';
}

/** Rejects when the published password opens an account. Checks one hash for all accounts that share it. */
export async function refuseSamplePassword(
  db: Database,
  { matches }: Pick<Passwords, 'matches'>,
): Promise<void> {
  const emails = sampleAccounts.map(({ name }) => sampleEmail(name));
  const hashes = await db
    .selectDistinct({ hash: accounts.passwordHash })
    .from(accounts)
    .where(inArray(accounts.email, emails));
  for (const { hash } of hashes) {
    if (await matches(samplePassword, hash)) {
      throw new SampleAccountsError(
        `The database has sample accounts, whose password is published. Remove them (npm run person -- erase <email> --yes for ${emails.join(', ')}), use another database, or set DEMO=on for a demo on one machine.`,
      );
    }
  }
}
