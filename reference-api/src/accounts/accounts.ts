/** Accounts. @source ENT-1; threats S07, S22 */
import { toMailAddress } from 'mortgage-domain/fields/email';
import { and, eq } from 'drizzle-orm';
import { isLender } from 'mortgage-domain/people/user';
import type { Database } from '../database/connect';
import { accounts, type Account } from '../database/schema';
import type { Passwords } from './passwords';
import { permissionsOf } from './permissions';

/** The key of an account and of its attempts: one for every spelling of an address (OPN-114, S07). */
export const toEmailKey = (email: string): string =>
  toMailAddress(email.trim()).toLowerCase();

/** The account of an email and password; takes as long for an address that is not known. */
export async function findAccount(
  db: Database,
  passwords: Passwords,
  { email, password }: { readonly email: string; readonly password: string },
  isKnown = false,
): Promise<Account | undefined> {
  const account = await findAccountByEmail(db, email);
  const matches = await passwords.matches(
    password,
    account?.passwordHash ?? passwords.unusableHash,
    isKnown,
  );
  if (!account || !matches) {
    return undefined;
  }
  if (!passwords.isOutdated(account.passwordHash)) {
    return account;
  }
  const passwordHash = await passwords.hash(password);
  const [renewed] = await db
    .update(accounts)
    .set({ passwordHash })
    .where(
      and(
        eq(accounts.id, account.id),
        eq(accounts.passwordHash, account.passwordHash),
      ),
    )
    .returning();
  // Another one by now, of another sign-in perhaps: that is the one to fit.
  return renewed ?? findAccount(db, passwords, { email, password }, isKnown);
}

export async function findAccountByEmail(
  db: Database,
  email: string,
): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, toEmailKey(email)));
  return account;
}

/** Undefined when the address is taken. A new account holds no role: those are given, never requested. */
export async function createAccount(
  db: Database,
  passwords: Passwords,
  {
    email,
    password,
    professional,
  }: {
    readonly email: string;
    readonly password: string;
    readonly professional: boolean;
  },
): Promise<Account | undefined> {
  const [made] = await db
    .insert(accounts)
    .values({
      ...newAccount(email),
      passwordHash: await passwords.hash(password),
      professional,
    })
    .onConflictDoNothing({ target: accounts.email })
    .returning();
  return made;
}

/** A demo's sample accounts have a name in the place of the UUID. Sample news are for them. */
export const isSampleAccount = ({ id }: { readonly id: string }): boolean =>
  /^X1-[a-z]+(-[a-z]+)?$/.test(id);

const newAccount = (email: string) => ({
  id: `X1-${crypto.randomUUID()}`,
  email: toEmailKey(email),
  firstName: '',
  lastName: '',
  professional: false,
  profileTypes: [],
  adminRoles: [],
});

/**
 * OPN-36: the account of an address that its owner has just proven. `isTaken`: it was registered without proof, perhaps
 * by another person, so that password is void.
 */
export async function proveAddress(
  db: Database,
  { unusableHash: passwordHash }: Pick<Passwords, 'unusableHash'>,
  email: string,
): Promise<
  { readonly account: Account; readonly isTaken: boolean } | undefined
> {
  const [taken] = await db
    .insert(accounts)
    .values({ ...newAccount(email), passwordHash, emailVerified: true })
    .onConflictDoUpdate({
      target: accounts.email,
      set: { passwordHash, emailVerified: true },
      setWhere: eq(accounts.emailVerified, false),
    })
    .returning();
  const account = taken ?? (await findAccountByEmail(db, email));
  return account && { account, isTaken: taken !== undefined };
}

/** Opaque, for links that leave the site (OPN-14, S10). */
export const toEncodedId = ({ id }: Pick<Account, 'id'>): string =>
  Buffer.from(id).toString('base64url');

export const toUser = (account: Account) => ({
  id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  authenticated: true,
  emailAddress: account.email,
  logon: account.email,
  lender: isLender(account),
  professional: account.professional,
  profileTypes: account.profileTypes,
  permissions: permissionsOf(account),
  ...(account.lenderId ? { lenderId: account.lenderId } : {}),
  encodedId: toEncodedId(account),
});
