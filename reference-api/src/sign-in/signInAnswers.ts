/** The answers to a sign-in, for pages and forms. @source OPN-33, OPN-34; AUT-7, AUT-8; threats S02, S06 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toUser } from '../accounts/accounts';
import type { Account, ProviderSession } from '../database/schema';
import { fieldsOf, isForm, neverStored, readTyped } from '../http/requests';
import type { Services } from '../services/services';
import { pageMessages } from '../pages/sendPage';
import { toBrowserFamily, startSession } from '../sessions/startSession';
import { sessionIdOf, setSessionCookie } from '../sessions/visitor';
import { siteOf } from '../sites/siteOfRequest';
import { readCredentials } from './credentials';
import { problemStatus, sendSignInPage } from './signInPage';
import type { SignInPageKind, SignInProblem } from './signInPage';

/** Starts a session and sets its cookie; undefined where the account's password is another one by now. */
export async function beginSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, settings, knownBrowsers }: Services,
  account: Account,
  provider?: ProviderSession,
) {
  const session = await startSession(db, settings.sessions, {
    account,
    oldId: sessionIdOf(request),
    browser: toBrowserFamily(request.headers['user-agent']),
    provider,
  });
  if (!session) {
    return undefined;
  }
  setSessionCookie(request, neverStored(reply), session.id, settings.sessions);
  await knownBrowsers.remember(request, reply, account.email);
  return session;
}

/** Starts the session: the token for a page's own script, the next page for a form. */
export async function welcome(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  account: Account,
  redirectUrl: string,
): Promise<FastifyReply> {
  const session = await beginSession(request, reply, services, account);
  if (!session) {
    return refuse(request, reply, 'login', 'badCredentials');
  }
  const { authToken, secondsLeft: expiresIn } = session;
  return isForm(request)
    ? reply.redirect(redirectUrl, 303)
    : reply.send({ authToken, user: toUser(account), expiresIn });
}

/** The same page again for a form, the problem's name for a page's own script. */
export async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SignInPageKind,
  problem: SignInProblem,
): Promise<FastifyReply> {
  neverStored(reply).code(problemStatus[problem]);
  if (!isForm(request)) {
    return reply.send(toProblemBody(request, problem));
  }
  const { redirectUrl, professional } = readCredentials(request.body) ?? {};
  const email = readTyped(fieldsOf(request).email);
  return sendSignInPage(reply, kind, {
    problem,
    redirectUrl,
    email,
    professional,
  });
}

/** Only `badCredentials` among the `validationErrors` keeps the dialog open (AUT-7, AUT-8). */
function toProblemBody(
  request: FastifyRequest,
  problem: SignInProblem,
): object {
  const message = pageMessages(siteOf(request)).problems[problem];
  if (problem === 'registrationFailed') {
    return { error: problem, message };
  }
  const validationErrors = [problem];
  return problem === 'email' || problem === 'password'
    ? { error: 'InvalidRequest', message, field: problem, validationErrors }
    : { error: problem, message, validationErrors };
}
