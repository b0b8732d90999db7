/** A person whom the identity provider has signed in: the account, and the provider's part of the session. Source: OPN-129. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isRefused, type Claims, type HeldTokens, type Tokens } from 'host-kit/openid/provider';
import { open, seal } from 'host-kit/openid/sealed';
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { toStorable } from 'mortgage-domain/fields/text';
import { adminRoles } from 'mortgage-domain/people/adminRoles';
import { profileTypes } from 'mortgage-domain/people/user';
import { proveAddress } from '../accounts/accounts';
import { accounts, sessions, type Account, type ProviderSession } from '../database/schema';
import { InputError } from '../http/plainInput';
import type { KeyFor } from '../secrets/keys';
import type { Services } from '../services/services';
import { endAllSignIns, endSessions, isOrWas, type Visitor } from '../sessions/sessions';
import type { OidcSettings } from '../settings/settings';

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');
/** Cut to the length of a name (VAL-6): pages drop a text of more than 255 characters. */
const nameOf = (claim: unknown): string => toStorable(textOf(claim).trim().slice(0, 100));
const listOf = (claim: unknown): readonly unknown[] => (Array.isArray(claim) ? claim : [claim]);

/** Name, photo and rights are the provider's. Without a map of roles, rights stay as they are given here. */
function toFacts({ claims: named, roles }: OidcSettings, claims: Claims) {
  const held = listOf(claims[named.roles]).flatMap((role) => roles[textOf(role)] ?? []);
  return {
    firstName: nameOf(claims[named.firstName]),
    lastName: nameOf(claims[named.lastName]),
    photo: textOf(claims[named.photo]),
    ...(Object.keys(roles).length > 0 && {
      adminRoles: adminRoles.filter((role) => held.includes(role)),
      profileTypes: profileTypes.filter((type) => held.includes(type)),
    }),
  };
}

/**
 * Found by the provider's subject. A new one takes over the account of its email address, unless another subject has
 * it. Throws an InputError with what the visitor can do.
 */
export async function takeAccount(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  settings: OidcSettings,
  claims: Claims,
  texts: { readonly unconfirmed: string; readonly taken: string },
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
  if (!isEmailAddress(email) || String(claims[settings.claims.emailVerified]) !== 'true')
    throw new InputError(texts.unconfirmed, 'email', 403);
  return db.transaction(async (inOne) => {
    const proven = await proveAddress(inOne, passwords, email);
    const [taken] = proven
      ? await inOne
          .update(accounts)
          .set({ ...facts, subject })
          .where(and(eq(accounts.id, proven.account.id), isNull(accounts.subject)))
          .returning()
      : [];
    if (!taken) throw new InputError(texts.taken, 'email', 409);
    if (proven?.isTaken) await endAllSignIns(inOne, taken.id);
    return taken;
  });
}

/** Rights are never older than the tokens that brought them. */
const renewBeforeMs = 30_000;
const againAfterMs = 60_000;
const usualLifeSeconds = 3600;

/** @param before what the provider sends at the sign-in alone */
export async function toProviderSession(
  keyFor: KeyFor,
  tokens: Tokens,
  before: HeldTokens & { readonly sid?: string } = {},
): Promise<ProviderSession> {
  const refreshToken = tokens.refresh_token ?? before.refreshToken;
  const idToken = tokens.id_token ?? before.idToken;
  const sid = tokens.claims()?.sid ?? before.sid;
  const lifeMs = (tokens.expiresIn() ?? usualLifeSeconds) * 1000;
  return {
    ...(typeof sid === 'string' && { sid }),
    sealed: await seal(await keyFor('provider tokens'), { refreshToken, idToken }),
    ...(refreshToken && { renewAt: Date.now() + Math.max(lifeMs - renewBeforeMs, 0) }),
  };
}

export const readTokens = async (keyFor: KeyFor, { sealed }: ProviderSession) =>
  (await open<HeldTokens>(await keyFor('provider tokens'), sealed)) ?? {};

/** Renews tokens that are about to end. False: the provider has ended the session, and so has this server. */
export async function isKeptByProvider(
  { db, oidc, keyFor }: Pick<Services, 'db' | 'oidc' | 'keyFor'>,
  { session, account, impersonator: owner = account }: Visitor,
): Promise<boolean> {
  const { provider: held, idHash } = session;
  if (!oidc || !held?.renewAt || held.renewAt > Date.now()) return true;
  const claim = { ...held, renewAt: Date.now() + againAfterMs };
  // Of calls at the same time one renews: a provider may end a session whose token comes twice.
  if (!(await replaceHeld(db, idHash, held, claim))) return true;
  try {
    const old = await readTokens(keyFor, held);
    const { tokens, claims } = await oidc.provider.renew(old, owner.subject ?? '');
    await db.update(accounts).set(toFacts(oidc.settings, claims)).where(eq(accounts.id, owner.id));
    const { sid } = held;
    await replaceHeld(db, idHash, claim, await toProviderSession(keyFor, tokens, { ...old, sid }));
  } catch (error) {
    // A provider that is away ends no session: the next try comes in a minute.
    if (!isRefused(error)) return true;
    await endSessions(db, isOrWas(idHash));
    return false;
  }
  return true;
}

/** False where another call has replaced it. */
async function replaceHeld(
  db: Services['db'],
  idHash: string,
  { renewAt }: ProviderSession,
  next: ProviderSession,
): Promise<boolean> {
  const isSame = sql`${sessions.provider} ->> 'renewAt' = ${String(renewAt)}`;
  const replaced = await db
    .update(sessions)
    .set({ provider: next })
    .where(and(eq(sessions.idHash, idHash), isSame))
    .returning({ idHash: sessions.idHash });
  return replaced.length > 0;
}
