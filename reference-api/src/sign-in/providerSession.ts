/** The provider's part of a session: its id there, and its tokens, which are renewed before they end. Source: OPN-129. */
import { and, eq, sql } from 'drizzle-orm';
import { isRefused, type Tokens } from 'host-kit/openid/provider';
import { open, seal } from 'host-kit/openid/sealed';
import { accounts, sessions, type ProviderSession } from '../database/schema';
import type { KeyFor } from '../secrets/keys';
import type { Services } from '../services/services';
import { endSessions, isOrWas, type Visitor } from '../sessions/sessions';
import { toFacts } from './providerAccounts';

/** Rights are never older than the tokens that brought them. */
const renewBeforeMs = 30_000;
const againAfterMs = 60_000;
const usualLifeSeconds = 3600;

interface HeldTokens {
  readonly refreshToken?: string;
  readonly idToken?: string;
}

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
    const { tokens, claims } = await oidc.provider.renew(
      old.refreshToken ?? '',
      owner.subject ?? '',
    );
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
