/** The account of a person whom the identity provider has signed in. Source: OPN-129. */
import { and, eq, isNull } from 'drizzle-orm';
import { adminRoles } from 'mortgage-domain/people/adminRoles';
import { profileTypes } from 'mortgage-domain/people/user';
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { proveAddress } from '../accounts/accounts';
import { accounts, type Account } from '../database/schema';
import { InputError } from '../http/plainInput';
import type { Services } from '../services/services';
import type { OidcSettings } from '../settings/settings';
import { endAllSignIns } from '../sessions/signIns';
import type { Claims } from 'host-kit/openid/provider';

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');
const listOf = (claim: unknown): readonly unknown[] => (Array.isArray(claim) ? claim : [claim]);

/** Name, photo and rights are the provider's. Without a map of roles, rights stay as they are given here. */
export function toFacts({ claims: named, roles }: OidcSettings, claims: Claims) {
  const held = listOf(claims[named.roles]).flatMap((role) => roles[textOf(role)] ?? []);
  return {
    firstName: textOf(claims[named.firstName]),
    lastName: textOf(claims[named.lastName]),
    photo: textOf(claims[named.photo]),
    ...(Object.keys(roles).length > 0 && {
      adminRoles: adminRoles.filter((role) => held.includes(role)),
      profileTypes: profileTypes.filter((type) => held.includes(type)),
    }),
  };
}

/**
 * Found by the provider's subject. A new one takes over the account of its email address, unless another subject has it.
 * Throws an InputError with what the visitor can do.
 */
export async function takeAccount(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  settings: OidcSettings,
  claims: Claims,
): Promise<Account> {
  const facts = toFacts(settings, claims);
  const { sub: subject } = claims;
  const [known] = await db
    .update(accounts)
    .set(facts)
    .where(eq(accounts.subject, subject))
    .returning();
  if (known) return known;
  const email = textOf(claims[settings.claims.email]);
  if (!isEmailAddress(email) || claims.email_verified === false)
    throw new InputError(
      'Your sign-in service has not confirmed an email address for you. Confirm it there, then sign in again.',
      'email',
      403,
    );
  return db.transaction(async (inOne) => {
    const proven = await proveAddress(inOne, passwords, email);
    const [taken] = proven
      ? await inOne
          .update(accounts)
          .set({ ...facts, subject })
          .where(and(eq(accounts.id, proven.account.id), isNull(accounts.subject)))
          .returning()
      : [];
    if (!taken)
      throw new InputError(
        'Another person of your sign-in service has an account with your email address. Please write to our support.',
        'email',
        409,
      );
    if (proven?.isTaken) await endAllSignIns(inOne, taken.id);
    return taken;
  });
}
