import type { Database } from '../database/connect';
import { accounts } from '../database/schema';
import type { Passwords } from './passwords';
import { sampleAccounts, sampleEmail, samplePassword } from './sampleAccounts';

export async function seedAccounts(
  db: Database,
  passwords: Pick<Passwords, 'hash'>,
): Promise<void> {
  // One hash serves all: they share one published password, and hashing ten times would cost every first start two seconds.
  const passwordHash = await passwords.hash(samplePassword);
  const rows = sampleAccounts.map(
    ({ name, firstName, lastName, profileTypes = [], adminRoles = [], lenderId }) => ({
      id: `X1-${name}`,
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
