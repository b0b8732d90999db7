/** Sign-in and registration for the lightbox (JSON) and for pages without script (form), and who the cookie is. Source: CAL-2, OPN-33, OPN-34, OPN-36; threats S06, S07. */
import type { FastifyInstance } from 'fastify';
import { joinLink, signInLink } from 'mortgage-domain/menus/signInLinks';
import { whoAmIPath } from 'mortgage-domain/site/servicePaths';
import { createAccount, findAccount, toUser } from '../accounts/accounts';
import type { Attempts } from '../accounts/attempts';
import type { Passwords } from '../accounts/passwords';
import type { Database } from '../database/connect';
import { neverStored } from '../http/cacheControl';
import type { Handler } from '../http/requests';
import type { OneTapCredentials } from '../one-tap/credentials';
import { visitorOf } from '../sessions/visitor';
import type { DemoServerSettings } from '../settings/settings';
import { findBadField, readCredentials, readGoogleCredential } from './credentials';
import { findOneTapAccount } from './oneTapAccount';
import { refuse, welcome } from './signInAnswers';
import { showSignInPage } from './signInPage';

interface SignInServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
  readonly passwords: Passwords;
  readonly oneTap: OneTapCredentials;
  readonly attempts: Attempts;
}

export function signInRoutes(server: FastifyInstance, services: SignInServices): void {
  const { settings } = services;
  const { signInsPerMinute } = settings.limits;
  const config = { rateLimit: { max: signInsPerMinute, timeWindow: '1 minute' } };

  server.get(signInLink.href, showSignInPage(settings, 'login'));
  server.get(joinLink.href, showSignInPage(settings, 'register'));
  server.post(signInLink.href, { config }, signIn(services));
  server.post(joinLink.href, { config }, register(services));
  server.post(whoAmIPath, sayWhoItIs(services));
}

const sayWhoItIs =
  ({ db }: SignInServices): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return neverStored(reply).send(
      visitor
        ? { authToken: visitor.authToken, user: toUser(visitor.account) }
        : { message: 'Login required' },
    );
  };

function signIn(services: SignInServices): Handler {
  const signInByPassword = takePassword(services);
  const signInByOneTap = takeOneTap(services);
  return (request, reply) =>
    readGoogleCredential(request.body) === undefined
      ? signInByPassword(request, reply)
      : signInByOneTap(request, reply);
}

const takePassword =
  ({ db, settings, passwords, attempts }: SignInServices): Handler =>
  async (request, reply) => {
    const credentials = readCredentials(request.body);
    if (!credentials) return refuse(request, reply, settings, 'login', 'badCredentials');
    const attempt = { email: credentials.email, ip: request.ip };
    const waitMs = await attempts.begin(attempt, Date.now());
    if (waitMs > 0) {
      reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
      return refuse(request, reply, settings, 'login', 'tooManyAttempts');
    }
    const account = await findAccount(db, passwords, credentials);
    if (!account) return refuse(request, reply, settings, 'login', 'badCredentials');
    await attempts.succeed(attempt, Date.now());
    return welcome(request, reply, db, account, credentials.redirectUrl);
  };

const takeOneTap =
  ({ db, settings, passwords, oneTap }: SignInServices): Handler =>
  async (request, reply) => {
    const credential = readGoogleCredential(request.body) ?? '';
    const account = await findOneTapAccount(db, passwords, await oneTap.read(credential));
    return account
      ? welcome(request, reply, db, account, '/')
      : refuse(request, reply, settings, 'login', 'badCredentials');
  };

const register =
  ({ db, settings, passwords }: SignInServices): Handler =>
  async (request, reply) => {
    const credentials = readCredentials(request.body);
    if (!credentials) return refuse(request, reply, settings, 'register', 'email');
    const badField = findBadField(credentials);
    if (badField) return refuse(request, reply, settings, 'register', badField);
    const account = await createAccount(db, passwords, credentials);
    return account
      ? welcome(request, reply, db, account, credentials.redirectUrl)
      : refuse(request, reply, settings, 'register', 'registrationFailed');
  };
