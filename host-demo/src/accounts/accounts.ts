/** Who somebody is and may do. Source: ledger ENT-1, PRM-10, PRM-13, OPN-48; threats S07, S22. */
import { eq } from 'drizzle-orm';
import { hasPermissions, type Permission } from 'mortgage-domain/people/permissions';
import { rolePermissions } from 'mortgage-domain/people/adminRoles';
import type { Database } from '../database/connect';
import { accounts, type Account } from '../database/schema';
import type { Passwords } from './passwords';

const toKey = (email: string): string => email.trim().toLowerCase();

/** The account of an email and password; takes as long for an address that is not known. */
export async function findAccount(
  db: Database,
  passwords: Passwords,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Account | undefined> {
  const account = await findAccountByEmail(db, email);
  const matches = await passwords.matches(password, account?.passwordHash ?? passwords.nobodysHash);
  if (!account || !matches) return undefined;
  if (passwords.isOutdated(account.passwordHash))
    await db
      .update(accounts)
      .set({ passwordHash: await passwords.hash(password) })
      .where(eq(accounts.id, account.id));
  return account;
}

export async function findAccountByEmail(
  db: Database,
  email: string,
): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, toKey(email)));
  return account;
}

/** Undefined when the address is taken. A new account holds no role: those are given, never asked for. */
export async function createAccount(
  db: Database,
  passwords: Passwords,
  {
    email,
    password,
    professional,
  }: { readonly email: string; readonly password: string; readonly professional: boolean },
): Promise<Account | undefined> {
  const [made] = await db
    .insert(accounts)
    .values({
      id: `X1-${crypto.randomUUID()}`,
      email: toKey(email),
      passwordHash: await passwords.hash(password),
      firstName: '',
      lastName: '',
      professional,
      profileTypes: [],
      adminRoles: [],
    })
    .onConflictDoNothing({ target: accounts.email })
    .returning();
  return made;
}

export const permissionsOf = ({
  adminRoles,
}: Pick<Account, 'adminRoles'>): readonly Permission[] => [
  ...new Set(
    adminRoles.flatMap((role) =>
      Object.hasOwn(rolePermissions, role) ? rolePermissions[role] : [],
    ),
  ),
];

/** Deny by default: nobody holds nothing. */
export const mayDo = (account: Account | undefined, required: readonly Permission[]): boolean =>
  account !== undefined && hasPermissions({ permissions: permissionsOf(account) }, required);

/** Opaque, for links that leave the site (OPN-14, S10). */
export const toEncodedId = ({ id }: Pick<Account, 'id'>): string =>
  Buffer.from(id).toString('base64url');

/** The account as the API shows it (ENT-1). */
export const toUser = (account: Account) => ({
  id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  authenticated: true,
  emailAddress: account.email,
  logon: account.email,
  lender: account.profileTypes.includes('Lender'),
  professional: account.professional,
  profileTypes: account.profileTypes,
  permissions: permissionsOf(account),
  ...(account.lenderId ? { lenderId: account.lenderId } : {}),
  encodedId: toEncodedId(account),
});
