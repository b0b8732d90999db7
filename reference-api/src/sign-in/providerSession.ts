/** A person whom the identity provider has signed in: the account, and the provider's part of the session. Source: EXT-1. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import {
  isRefused,
  type Claims,
  type HeldTokens,
  type Tokens,
} from 'host-kit/openid/provider';
import { open, seal } from 'host-kit/openid/sealed';
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { toStorable } from 'mortgage-domain/fields/text';
import { adminRoles } from 'mortgage-domain/people/adminRoles';
import { profileTypes } from 'mortgage-domain/people/user';
import { proveAddress } from '../accounts/accounts';
import {
  accounts,
  sessions,
  type Account,
  type ProviderSession,
} from '../database/schema';
import { InputError } from '../http/plainInput';
import type { KeyFor } from '../secrets/keys';
import type { Services } from '../services/services';
import {
  endAllSignIns,
  endSessions,
  findSession,
  isOrWas,
} from '../sessions/sessions';
import type { Visitor } from '../sessions/sessions';
import { sessionIdOf, visitorOf } from '../sessions/visitor';
import type { OidcSettings } from '../settings/settings';

const textOf = (claim: unknown): string =>
  typeof claim === 'string' ? claim : '';
/** Cut to the length of a name (VAL-6): pages drop a text of more than 255 characters. */
const nameOf = (claim: unknown): string =>
  toStorable(textOf(claim).trim().slice(0, 100));
const listOf = (claim: unknown): readonly unknown[] =>
  Array.isArray(claim) ? claim : [claim];

/** Name, photo and rights are the provider's. Without a map of roles, rights stay as they are given here. */
function toFacts({ claims: named, roles }: OidcSettings, claims: Claims) {
  const held = listOf(claims[named.roles]).flatMap(
    (role) => roles[textOf(role)] ?? [],
  );
  return {
    firstName: nameOf(claims[named.firstName]),
    lastName: nameOf(claims[named.lastName]),
    photo: toStorable(textOf(claims[named.photo])),
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
  if (known) {
    return known;
  }
  const email = textOf(claims[settings.claims.email]);
  if (
    !isEmailAddress(email) ||
    String(claims[settings.claims.emailVerified]) !== 'true'
  ) {
    throw new InputError(texts.unconfirmed, 'email', 403);
  }
  return db.transaction(async (inOne) => {
    const proven = await proveAddress(inOne, passwords, email);
    const [taken] = proven
      ? await inOne
          .update(accounts)
          .set({ ...facts, subject })
          .where(
            and(eq(accounts.id, proven.account.id), isNull(accounts.subject)),
          )
          .returning()
      : [];
    if (!taken) {
      throw new InputError(texts.taken, 'email', 409);
    }
    if (proven?.isTaken) {
      await endAllSignIns(inOne, taken.id);
    }
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
    sealed: await seal(await keyFor('provider tokens'), {
      refreshToken,
      idToken,
    }),
    ...(refreshToken && {
      renewAt: Date.now() + Math.max(lifeMs - renewBeforeMs, 0),
    }),
  };
}

export const readTokens = async (keyFor: KeyFor, { sealed }: ProviderSession) =>
  (await open<HeldTokens>(await keyFor('provider tokens'), sealed)) ?? {};

type Keeping = Pick<Services, 'db' | 'oidc' | 'keyFor'>;

/** The visitor as the provider has them now: tokens that are about to end are renewed. Undefined where it has ended the session. */
export async function findKept(services: Keeping, request: FastifyRequest) {
  const visitor = await visitorOf(services.db, request);
  const { renewAt = Infinity } = visitor?.session.provider ?? {};
  if (!visitor || renewAt > Date.now()) {
    return visitor;
  }
  await renewHeld(services, visitor);
  return findSession(services.db, sessionIdOf(request));
}

async function renewHeld(
  { db, oidc, keyFor }: Keeping,
  { session, account, impersonator: owner = account }: Visitor,
): Promise<void> {
  const { provider: held, idHash } = session;
  if (!oidc || !held) {
    return;
  }
  const claim = { ...held, renewAt: Date.now() + againAfterMs };
  // Of calls at the same time one renews: a provider may end a session whose token comes twice.
  if (!(await replaceHeld(db, idHash, held, claim))) {
    return;
  }
  try {
    const old = await readTokens(keyFor, held);
    const { tokens, readClaims } = await oidc.provider.renew(
      old,
      owner.subject ?? '',
    );
    const next = await toProviderSession(keyFor, tokens, {
      ...old,
      sid: held.sid,
    });
    // Kept at once: the old refresh token may be void, and the provider may go before it gives the claims.
    await replaceHeld(db, idHash, claim, { ...next, renewAt: claim.renewAt });
    const facts = toFacts(oidc.settings, await readClaims());
    await db.update(accounts).set(facts).where(eq(accounts.id, owner.id));
    await replaceHeld(db, idHash, claim, next);
  } catch (error) {
    // A provider that is away ends no session: the next try comes in a minute.
    if (isRefused(error)) {
      await endSessions(db, isOrWas(idHash));
    }
  }
}

/** Also under the id that replaces this one. False where another call has replaced it. */
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
    .where(and(isOrWas(idHash), isSame))
    .returning({ idHash: sessions.idHash });
  return replaced.length > 0;
}
