/** Sign-in and registration for the lightbox (JSON) and for pages without script (form), and who the cookie is. Source: CAL-2, OPN-33, OPN-34. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isEmailAddress } from 'mortgage-domain/email';
import { hashPassword } from '../accounts/password';
import { findAccount, startSession, toUser } from '../accounts/sessions';
import { accounts, type Account } from '../database/schema';
import type { RouteContext } from '../pageServer';
import { signInPage } from '../pages/signInPage';
import { neverStored, sessionIdOf, setSessionCookie, visitorOf } from './visitor';

interface Credentials { readonly email: string; readonly password: string; readonly professional: boolean }

export async function signInRoutes(server: FastifyInstance, context: RouteContext): Promise<void> {
  const config = { rateLimit: { max: context.settings.signInsPerMinute, timeWindow: '1 minute' } };

  server.post('/user/account/services/WhoAmI.htm', async (request, reply) => {
    const visitor = await visitorOf(context.db, request);
    return neverStored(reply).send(visitor ? { authToken: visitor.authToken, user: toUser(visitor.account) } : { message: 'Login required' });
  });

  server.post('/user/acct/login', { config }, async (request, reply) => {
    const credentials = readCredentials(request.body);
    const account = credentials && await findAccount(context.db, credentials.email, credentials.password);
    return account ? welcome(request, reply, account) : refuse(request, reply, 'badCredentials', 'login');
  });

  server.post('/user/acct/register', { config }, async (request, reply) => {
    const credentials = readCredentials(request.body);
    if (!credentials || !isEmailAddress(credentials.email) || credentials.password.length < 8) return refuse(request, reply, 'invalidCredentials', 'register');
    const account = await register(credentials);
    return account ? welcome(request, reply, account) : refuse(request, reply, 'emailTaken', 'register');
  });

  async function register({ email, password, professional }: Credentials): Promise<Account | undefined> {
    const [made] = await context.db.insert(accounts).values({
      id: `X1-${crypto.randomUUID()}`, email: email.trim().toLowerCase(), passwordHash: await hashPassword(password), firstName: '', lastName: '',
      professional, profileTypes: [], adminRoles: [],
    }).onConflictDoNothing({ target: accounts.email }).returning();
    return made;
  }

  async function welcome(request: FastifyRequest, reply: FastifyReply, account: Account): Promise<FastifyReply> {
    const session = await startSession(context.db, account, sessionIdOf(request));
    setSessionCookie(request, reply, session.id);
    if (isForm(request)) return reply.redirect('/', 303);
    return neverStored(reply).send({ authToken: session.authToken, user: toUser(account) });
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, reason: string, page: 'login' | 'register'): FastifyReply {
    if (isForm(request)) return reply.code(400).type('text/html; charset=utf-8').send(signInPage(context, page, reason));
    return neverStored(reply).code(reason === 'badCredentials' ? 401 : 400).send({ error: reason, validationErrors: [reason] });
  }
}

const isForm = (request: FastifyRequest): boolean => request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** Only these fields are ever read: a role or a permission cannot be sent along (S22). */
function readCredentials(body: unknown): Credentials | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { email, password, professional } = body as Record<string, unknown>;
  if (typeof email !== 'string' || typeof password !== 'string' || email.length > 255 || password.length > 255) return undefined;
  return { email, password, professional: professional === true || professional === 'on' };
}
