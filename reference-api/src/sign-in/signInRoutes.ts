/** Sign-in and registration for the lightbox (JSON) and for pages without script (form), and who the cookie is. Source: CAL-2, OPN-33, OPN-34, OPN-36; threats S06, S07. */
import type { FastifyInstance } from 'fastify';
import { registrationPath, signInPath } from 'mortgage-domain/site/accountPaths';
import { whoAmIPath } from 'mortgage-domain/site/servicePaths';
import { findAccount, toUser } from '../accounts/accounts';
import type { Attempts } from '../accounts/attempts';
import type { KnownBrowsers } from '../accounts/knownBrowsers';
import type { Passwords } from '../accounts/passwords';
import type { Database } from '../database/connect';
import { neverStored } from '../http/cacheControl';
import type { Handler } from '../http/requests';
import type { Counts } from '../limits/counts';
import type { OneTapCredentials } from '../one-tap/credentials';
import { visitorOf } from '../sessions/visitor';
import type { ApiSettings } from '../settings/settings';
import { readCredentials, readGoogleCredential } from './credentials';
import { findOneTapAccount } from './oneTapAccount';
import { register } from './registration';
import { refuse, welcome } from './signInAnswers';
import { showSignInPage } from './signInPage';

interface SignInServices {
  readonly db: Database;
  readonly settings: ApiSettings;
  readonly passwords: Passwords;
  readonly oneTap: OneTapCredentials;
  readonly attempts: Attempts;
  readonly knownBrowsers: KnownBrowsers;
  readonly counts: Counts;
}

export function signInRoutes(server: FastifyInstance, services: SignInServices): void {
  const { settings } = services;
  const { signInsPerMinute } = settings.limits;
  const config = { rateLimit: { max: signInsPerMinute, timeWindow: '1 minute' } };

  server.get(signInPath, showSignInPage(settings, 'login'));
  server.get(registrationPath, showSignInPage(settings, 'register'));
  server.post(signInPath, { config }, signIn(services));
  server.post(registrationPath, { config }, register(services));
  server.post(whoAmIPath, sayWhoItIs(services));
}

const sayWhoItIs =
  ({ db }: SignInServices): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return neverStored(reply).send(
      visitor
        ? {
            authToken: visitor.authToken,
            user: toUser(visitor.account),
            expiresIn: visitor.secondsLeft,
          }
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
  (services: SignInServices): Handler =>
  async (request, reply) => {
    const { db, settings, passwords, attempts, knownBrowsers } = services;
    const credentials = readCredentials(request.body);
    if (!credentials) return refuse(request, reply, settings, 'login', 'badCredentials');
    const { email } = credentials;
    const browser = await knownBrowsers.find(request, email);
    const attempt = { email, ip: request.ip, browser };
    const waitMs = await attempts.begin(attempt, Date.now());
    if (waitMs > 0) {
      reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
      return refuse(request, reply, settings, 'login', 'tooManyAttempts');
    }
    const account = await findAccount(db, passwords, credentials);
    if (!account) return refuse(request, reply, settings, 'login', 'badCredentials');
    await attempts.succeed(attempt, Date.now());
    return welcome(request, reply, services, account, credentials.redirectUrl);
  };

const takeOneTap =
  (services: SignInServices): Handler =>
  async (request, reply) => {
    const { db, settings, passwords, oneTap } = services;
    const credential = readGoogleCredential(request.body) ?? '';
    const account = await findOneTapAccount(db, passwords, await oneTap.read(credential));
    return account
      ? welcome(request, reply, services, account, '/')
      : refuse(request, reply, settings, 'login', 'badCredentials');
  };
