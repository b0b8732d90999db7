/** Sign-in and registration for the lightbox (JSON) and for pages without script (form), and who the cookie is. Source: CAL-2, OPN-33, OPN-34, OPN-36; threats S02, S06, S07. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAccount, findAccount, findAccountByEmail, toUser } from '../accounts/accounts';
import { createAttempts } from '../accounts/attempts';
import { startSession } from '../accounts/sessions';
import type { Account } from '../database/schema';
import type { RouteContext } from '../routeContext';
import {
  signInMessages,
  signInPage,
  type SignInPageKind,
  type SignInProblem,
} from '../pages/signInPage';
import { findBadField, readCredentials, readGoogleCredential } from './credentials';
import { neverStored, sessionIdOf, setSessionCookie, visitorOf } from './visitor';

const statuses: Readonly<Record<SignInProblem, number>> = {
  badCredentials: 401,
  tooManyAttempts: 429,
  email: 400,
  password: 400,
  registrationFailed: 400,
};
const retryAfterSeconds = '900';

export async function signInRoutes(server: FastifyInstance, context: RouteContext): Promise<void> {
  const { db, settings, passwords, oneTap } = context;
  const config = { rateLimit: { max: settings.limits.signInsPerMinute, timeWindow: '1 minute' } };
  const attempts = createAttempts(settings.limits.failedSignInsPerAccount);

  server.post('/user/account/services/WhoAmI.htm', async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return neverStored(reply).send(
      visitor
        ? { authToken: visitor.authToken, user: toUser(visitor.account) }
        : { message: 'Login required' },
    );
  });

  server.post('/user/acct/login', { config }, async (request, reply) => {
    const googleCredential = readGoogleCredential(request.body);
    if (googleCredential !== undefined) return oneTapSignIn(request, reply, googleCredential);
    const credentials = readCredentials(request.body);
    if (!credentials) return refuse(request, reply, 'badCredentials', 'login');
    // By account and address together: nobody can lock the owner out from elsewhere.
    const key = `${credentials.email.toLowerCase()} ${request.ip}`;
    if (attempts.isSpent(key, Date.now()))
      return refuse(
        request,
        reply.header('retry-after', retryAfterSeconds),
        'tooManyAttempts',
        'login',
      );
    const account = await findAccount(db, passwords, credentials);
    if (!account) {
      attempts.countFailure(key, Date.now());
      return refuse(request, reply, 'badCredentials', 'login');
    }
    attempts.forget(key);
    return welcome(request, reply, account, credentials.redirectUrl);
  });

  server.post('/user/acct/register', { config }, async (request, reply) => {
    const credentials = readCredentials(request.body);
    const bad = credentials ? findBadField(credentials) : 'email';
    if (!credentials || bad) return refuse(request, reply, bad ?? 'email', 'register');
    const account = await createAccount(db, passwords, credentials);
    return account
      ? welcome(request, reply, account, credentials.redirectUrl)
      : refuse(request, reply, 'registrationFailed', 'register');
  });

  /** OPN-36: the address that the provider vouches for; a new one gets an account that no password opens. */
  async function oneTapSignIn(
    request: FastifyRequest,
    reply: FastifyReply,
    googleCredential: string,
  ): Promise<FastifyReply> {
    const email = await oneTap.read(googleCredential);
    if (!email) return refuse(request, reply, 'badCredentials', 'login');
    const account =
      (await findAccountByEmail(db, email)) ??
      (await createAccount(db, passwords, {
        email,
        password: randomBytes(32).toString('base64url'),
        professional: false,
      }));
    return account
      ? welcome(request, reply, account, '/')
      : refuse(request, reply, 'badCredentials', 'login');
  }

  async function welcome(
    request: FastifyRequest,
    reply: FastifyReply,
    account: Account,
    redirectUrl: string,
  ): Promise<FastifyReply> {
    const session = await startSession(db, account.id, sessionIdOf(request));
    setSessionCookie(request, neverStored(reply), session.id);
    return isForm(request)
      ? reply.redirect(redirectUrl, 303)
      : reply.send({ authToken: session.authToken, user: toUser(account) });
  }

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    problem: SignInProblem,
    kind: SignInPageKind,
  ): Promise<FastifyReply> {
    neverStored(reply).code(statuses[problem]);
    if (isForm(request))
      return signInPage(reply, context, kind, {
        problem,
        redirectUrl: readCredentials(request.body)?.redirectUrl,
      });
    const isField = problem === 'email' || problem === 'password';
    return reply.send({
      error: isField ? 'InvalidRequest' : problem,
      message: signInMessages[problem],
      ...(isField ? { field: problem } : {}),
      // AUT-7, AUT-8: only what stands here keeps the dialog open.
      ...(problem === 'registrationFailed' ? {} : { validationErrors: [problem] }),
    });
  }
}

const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
