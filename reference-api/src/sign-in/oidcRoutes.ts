/** Sign-in, sign-out and logout by the company's identity provider. Source: EXT-1; threats S02, S04, S05, S06. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eq, sql } from 'drizzle-orm';
import { isAway, refusalOf, type Departure } from 'host-kit/openid/provider';
import { open, seal } from 'host-kit/openid/sealed';
import {
  registrationPath,
  signInPath,
} from 'mortgage-domain/site/accountPaths';
import { BusyError } from '../accounts/passwords';
import { codeOf } from '../database/databaseAway';
import { accounts, sessions } from '../database/schema';
import { InputError } from '../http/plainInput';
import {
  fieldsOf,
  neverStored,
  ownCookie,
  readQueryText,
  searchParamsOf,
  type Handler,
} from '../http/requests';
import type { Oidc, Services } from '../services/services';
import { callbackPath, providerLogoutPath } from '../settings/oidcVariables';
import { endAllSignIns, endSessions, type Visitor } from '../sessions/sessions';
import { pageMessages } from '../pages/sendPage';
import { findReturnPath } from './signInPage';
import { beginSession } from './signInAnswers';
import { homeOf, siteOf } from '../sites/siteOfRequest';
import { readTokens, takeAccount, toProviderSession } from './providerSession';

const departureSeconds = 15 * 60;
/** Characters. A browser drops a cookie of more than 4096 bytes. */
const longestReturn = 1500;
/** Characters of earlier cookies: proxies refuse requests whose headers are longer than 8 KB. */
const longestBegun = 4000;
/** One for each sign-in, because a visitor may begin it in two tabs. */
const cookieOf = (state: string): string => `mortgage_sign_in_${state}`;

export function oidcRoutes(
  server: FastifyInstance,
  services: Services,
  oidc: Oidc,
): void {
  const max = services.settings.limits.signInsPerMinute;
  const config = { rateLimit: { max, timeWindow: '1 minute' } };
  server.get(signInPath, { config }, leaveForProvider(services, oidc));
  server.get(
    registrationPath,
    { config },
    leaveForProvider(services, oidc, 'create'),
  );
  server.get(callbackPath, { config }, comeBack(services, oidc));
  server.post(providerLogoutPath, { config }, logOut(services, oidc));
}

const leaveForProvider =
  (
    { settings, keyFor }: Services,
    { provider }: Oidc,
    prompt?: 'create',
  ): Handler =>
  async (request, reply) => {
    const asked = findReturnPath(request, settings);
    const redirectUrl =
      asked && asked.length <= longestReturn ? asked : homeOf(siteOf(request));
    const { address, state, departure } = await orExplain(
      request,
      provider.begin(redirectUrl, prompt),
    );
    const sealed = await seal(
      await keyFor('provider sign-in'),
      departure,
      `${departureSeconds}s`,
    );
    const cookie = { ...ownCookie(request), maxAge: departureSeconds };
    dropOldest(request, reply);
    return neverStored(reply)
      .setCookie(cookieOf(state), sealed, cookie)
      .redirect(address, 303);
  };

/** Of the sign-ins that were begun in this browser and not ended. A browser sends its oldest cookies first. */
function dropOldest(request: FastifyRequest, reply: FastifyReply): void {
  let length = 0;
  for (const [name, sealed = ''] of Object.entries(request.cookies).reverse()) {
    if (!name.startsWith(cookieOf(''))) {
      continue;
    }
    length += sealed.length;
    if (length > longestBegun) {
      reply.clearCookie(name, ownCookie(request));
    }
  }
}

const comeBack =
  (services: Services, { provider, settings }: Oidc): Handler =>
  async (request, reply) => {
    const state = readQueryText(request, 'state') ?? '';
    const departure = await takeDeparture(
      services,
      request,
      neverStored(reply),
      state,
    );
    const { ended, refused } = textsFor(request);
    if (!departure) {
      throw new InputError(ended, 'state');
    }
    if (readQueryText(request, 'error') !== undefined) {
      throw new InputError(refused, 'error', 403);
    }
    const { tokens, claims } = await orExplain(
      request,
      provider.finish(searchParamsOf(request), state, departure),
    );
    const account = await takeAccount(
      services,
      settings,
      claims,
      textsFor(request),
    );
    const session = await toProviderSession(services.keyFor, tokens);
    await beginSession(request, reply, services, account, session);
    return reply.redirect(departure.redirectUrl, 303);
  };

/** It counts once: a callback that is sent again finds none. */
async function takeDeparture(
  { keyFor }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  state: string,
): Promise<Departure | undefined> {
  const name = cookieOf(state);
  const sealed = request.cookies[name];
  if (!sealed) {
    return undefined;
  }
  reply.clearCookie(name, ownCookie(request));
  return open<Departure>(await keyFor('provider sign-in'), sealed);
}

/** The visitor reads what to do; the operator reads the cause in the log, for example a wrong clock. */
const orExplain = <Answer>(
  request: FastifyRequest,
  asked: Promise<Answer>,
): Promise<Answer> =>
  asked.catch((error: unknown) => {
    const code = error instanceof Error ? codeOf(error) : undefined;
    request.log.error(
      { code, refusal: refusalOf(error) },
      'the identity provider did not sign a visitor in',
    );
    if (isAway(error)) {
      throw new BusyError(
        'The sign-in service does not answer. Please try again.',
      );
    }
    throw new InputError(textsFor(request).ended, 'code');
  });

const textsFor = (request: FastifyRequest) =>
  pageMessages(siteOf(request)).provider;

/** The provider ends sessions, from server to server. */
const logOut =
  ({ db }: Services, { provider }: Oidc): Handler =>
  async (request, reply) => {
    const { logout_token: token } = fieldsOf(request);
    const { sid, sub } = await provider
      .readLogout(String(token))
      .catch((error: unknown) => {
        throw new InputError(
          `The logout token cannot be used: ${String(error)}`,
          'logout_token',
        );
      });
    if (sid !== undefined) {
      await endSessions(db, eq(sql`${sessions.provider} ->> 'sid'`, sid));
    } else if (sub !== undefined) {
      const [account] = await db
        .select()
        .from(accounts)
        .where(eq(accounts.subject, sub));
      if (account) {
        await endAllSignIns(db, account.id);
      }
    }
    return neverStored(reply).send();
  };

/** Where a visitor who signs out ends the session at the provider as well; undefined where there is none, or it is away. */
export async function findProviderEnd(
  { keyFor, oidc, settings }: Services,
  visitor: Visitor | undefined,
): Promise<string | undefined> {
  if (!oidc || !visitor?.session.provider) {
    return undefined;
  }
  const { idToken = '' } = await readTokens(keyFor, visitor.session.provider);
  const home = new URL('/', settings.origins[0]).href;
  return oidc.provider.endAddress(idToken, home).catch(() => undefined);
}
