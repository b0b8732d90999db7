/** The two home-loan auth services that sign-out calls. Source: ledger SEC-1..3, OPN-105; threats S02, S05. */
import type { FastifyInstance } from 'fastify';
import { signOutPath } from 'mortgage-domain/site/accountPaths';
import { InputError } from '../http/plainInput';
import { type Handler, neverStored, searchParamsOf } from '../http/requests';
import { findProviderEnd } from './oidcRoutes';
import { confirmFirst } from '../pages/sendPage';
import { endSession, renewAuthToken } from '../sessions/sessions';
import {
  clearSessionCookie,
  sessionIdOf,
  visitorOf,
} from '../sessions/visitor';
import type { Services } from '../services/services';
import { homeOf, siteOf } from '../sites/siteOfRequest';
import { toSameHostPath } from 'mortgage-domain/links/redirect';
import { authServiceBases } from 'mortgage-domain/site/servicePaths';
import { isSameSecret } from '../secrets/keys';

/** The text for a visitor without a session; it ends nothing. */
const anonymousCsrf = 'anonymous';

export async function authServiceRoutes(
  server: FastifyInstance,
  services: Services,
): Promise<void> {
  await server.register(async (scope) => {
    takeJsonAsText(scope);
    for (const base of authServiceBases) {
      scope.get(`${base}/csrf`, sendCsrf(services));
      scope.post(`${base}/signout`, signOut(services));
    }
  });
}

function takeJsonAsText(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, body);
    },
  );
}

const sendCsrf =
  ({ db }: Services): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return neverStored(reply)
      .type('text/plain; charset=utf-8')
      .send(visitor?.csrfToken ?? anonymousCsrf);
  };

const signOut =
  ({ db }: Services): Handler =>
  async (request, reply) => {
    neverStored(reply);
    const callbackUrl = readCallback(searchParamsOf(request));
    if (callbackUrl === undefined) {
      throw new InputError(
        'The callback is a path of this site.',
        'callbackUrl',
      );
    }
    const visitor = await visitorOf(db, request);
    const csrf = typeof request.body === 'string' ? request.body : '';
    if (!isSameSecret(csrf, visitor?.csrfToken ?? anonymousCsrf)) {
      return reply.code(403).send({ error: 'InvalidCsrfToken' });
    }
    // The page session itself ends at the logout link; here the services drop the caller token.
    const id = sessionIdOf(request);
    if (visitor && id) {
      await renewAuthToken(db, id);
    }
    return reply.send({ url: callbackUrl });
  };

function readCallback(query: URLSearchParams): string | undefined {
  const [callback = '/', ...others] = query.getAll('callbackUrl');
  return others.length === 0 ? toSameHostPath(callback) : undefined;
}

export function logoutRoutes(
  server: FastifyInstance,
  services: Services,
): void {
  const { settings } = services;
  const leave = endOwnSession(services);
  // A link, image or frame of another site, a prefetch and a HEAD sign no visitor out: the page asks for one more click.
  server.get(
    signOutPath,
    { exposeHeadRoute: false },
    confirmFirst(settings, 'signOut', signOutPath, leave),
  );
  server.post(signOutPath, leave);
}

const endOwnSession =
  (services: Services): Handler =>
  async (request, reply) => {
    const { db } = services;
    const next = await findProviderEnd(services, await visitorOf(db, request));
    await endSession(db, sessionIdOf(request));
    return clearSessionCookie(request, neverStored(reply)).redirect(
      next ?? homeOf(siteOf(request)),
      303,
    );
  };
