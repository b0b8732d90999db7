/** Sign-in and registration for the lightbox (JSON) and for pages without script (form), and who the cookie is. Source: CAL-2, OPN-33, OPN-34, OPN-36; threats S06, S07. */
import {
  createAccount,
  proveAddress,
  findAccount,
  toUser,
} from '../accounts/accounts';
import { fieldsOf, type Handler, neverStored } from '../http/requests';
import { networkOf } from '../limits/counts';
import { oidcRoutes } from './oidcRoutes';
import { showResetStep, takeResetStep } from './passwordReset';
import { findKept } from './providerSession';
import type { Services } from '../services/services';
import { readCredentials, readGoogleCredential } from './credentials';
import { refuse, welcome } from './signInAnswers';
import { endAllSignIns } from '../sessions/sessions';
import type { FastifyInstance } from 'fastify';
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { isPassword } from 'mortgage-domain/people/credentials';
import {
  passwordResetPath,
  registrationPath,
  signInPath,
} from 'mortgage-domain/site/accountPaths';
import { whoAmIPath } from 'mortgage-domain/site/servicePaths';
import { showSignInPage } from './signInPage';

export function signInRoutes(
  server: FastifyInstance,
  services: Services,
): void {
  const { settings } = services;
  const { signInsPerMinute } = settings.limits;
  const config = {
    rateLimit: { max: signInsPerMinute, timeWindow: '1 minute' },
  };

  server.post(whoAmIPath, sayWhoItIs(services));
  if (services.oidc) {
    oidcRoutes(server, services, services.oidc);
    return;
  }
  server.get(signInPath, showSignInPage(settings, 'login'));
  server.get(registrationPath, showSignInPage(settings, 'register'));
  server.post(signInPath, { config }, signIn(services));
  server.post(registrationPath, { config }, register(services));
  server.get(passwordResetPath, { config }, showResetStep(services));
  server.post(passwordResetPath, { config }, takeResetStep(services));
}

const sayWhoItIs =
  (services: Services): Handler =>
  async (request, reply) => {
    const visitor = await findKept(services, request);
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

const signIn =
  (services: Services): Handler =>
  (request, reply) => {
    const credential = readGoogleCredential(request.body);
    const take =
      credential === undefined
        ? takePassword(services)
        : takeOneTap(services, credential);
    return take(request, reply);
  };

const takePassword =
  (services: Services): Handler =>
  async (request, reply) => {
    const { db, passwords, attempts, knownBrowsers } = services;
    const credentials = readCredentials(request.body);
    if (!credentials) {
      return refuse(request, reply, 'login', 'badCredentials');
    }
    const { email } = credentials;
    const browser = await knownBrowsers.find(request, email);
    const attempt = { email, ip: request.ip, browser };
    const waitMs = await attempts.begin(attempt, Date.now());
    if (waitMs > 0) {
      reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
      return refuse(request, reply, 'login', 'tooManyAttempts');
    }
    const isKnown = await attempts.isKnown(attempt, Date.now());
    const account = await orUndo(
      findAccount(db, passwords, credentials, isKnown),
      () => attempts.withdraw(attempt),
    );
    if (!account) {
      return refuse(request, reply, 'login', 'badCredentials');
    }
    await attempts.succeed(attempt, Date.now());
    return welcome(request, reply, services, account, credentials.redirectUrl);
  };

/** A server that is too busy to look at a password counts no failure. */
async function orUndo<Result>(
  work: Promise<Result>,
  undo: () => Promise<void>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    await undo();
    throw error;
  }
}

/**
 * OPN-36: the account of the address that the provider vouches for; a new one gets an account that no password opens. A
 * person who had registered the address before without proof loses password, sessions and tokens.
 */
const takeOneTap =
  (services: Services, credential: string): Handler =>
  async (request, reply) => {
    const { db, passwords, oneTap } = services;
    const email = await oneTap.read(credential);
    if (email === undefined) {
      return refuse(request, reply, 'login', 'badCredentials');
    }
    const account = await db.transaction(async (inOne) => {
      const proven = await proveAddress(inOne, passwords, email);
      if (proven?.isTaken) {
        await endAllSignIns(inOne, proven.account.id);
      }
      return proven?.account;
    });
    return account
      ? welcome(request, reply, services, account, '/')
      : refuse(request, reply, 'login', 'badCredentials');
  };

const windowMs = 15 * 60 * 1000;

/**
 * A taken address takes as long as a free one. That it is taken cannot be hidden as long as no address is proven by
 * mail: a person who registers one and signs in by it has found out. So it is slow: a caller with many taken ones
 * learns of none, taken or free, for a while.
 */
const register =
  (services: Services): Handler =>
  async (request, reply) => {
    const { db, settings, passwords, counts } = services;
    const credentials = readCredentials(request.body);
    if (!isEmailAddress(fieldsOf(request).email)) {
      return refuse(request, reply, 'register', 'email');
    }
    if (!credentials || !isPassword(credentials.password)) {
      return refuse(request, reply, 'register', 'password');
    }
    const name = `taken address ${networkOf(request)}`;
    const now = Date.now();
    // Counted as taken before it is known: of many at once none passes the limit either.
    const [taken] = await counts.add([{ name, windowMs }], now);
    if (taken.hits > settings.limits.failedSignInsPerAccount) {
      reply.header(
        'retry-after',
        String(Math.ceil((taken.endsAtMs - now) / 1000)),
      );
      return refuse(request, reply, 'register', 'tooManyAttempts');
    }
    const account = await orUndo(
      createAccount(db, passwords, credentials),
      () => counts.giveBack(name),
    );
    if (!account) {
      return refuse(request, reply, 'register', 'registrationFailed');
    }
    await counts.giveBack(name);
    return welcome(request, reply, services, account, credentials.redirectUrl);
  };
