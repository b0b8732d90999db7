/** The two home-loan auth services that sign-out asks. Source: ledger SEC-1..3, OPN-105; threats S02, S05. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { toSameHostPath } from 'mortgage-domain/links/redirect';
import { renewAuthToken } from '../accounts/sessions';
import type { RouteContext } from '../routeContext';
import { neverStored, sessionIdOf, visitorOf } from './visitor';

const authServiceBases = ['/homeloans/mortgage/api/auth', '/homeloans/api/auth'] as const;
/** What a visitor without a session is given; it ends nothing. */
const anonymousCsrf = 'anonymous';

export async function authServiceRoutes(
  server: FastifyInstance,
  { db }: RouteContext,
): Promise<void> {
  // The csrf text comes as a JSON body without being JSON.
  await server.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const base of authServiceBases) {
      scope.get(`${base}/csrf`, async (request, reply) => {
        const visitor = await visitorOf(db, request);
        return neverStored(reply)
          .type('text/plain; charset=utf-8')
          .send(visitor?.csrfToken ?? anonymousCsrf);
      });
      scope.post(`${base}/signout`, async (request, reply) => {
        neverStored(reply);
        const callbackUrl = readCallback(request.url);
        if (callbackUrl === undefined)
          return reply.code(400).send({
            error: 'InvalidRequest',
            field: 'callbackUrl',
            message: 'The callback is a path of this site.',
          });
        const visitor = await visitorOf(db, request);
        if (
          !isSameText(
            typeof request.body === 'string' ? request.body : '',
            visitor?.csrfToken ?? anonymousCsrf,
          )
        )
          return reply.code(403).send({ error: 'InvalidCsrfToken' });
        // The page session itself ends at the logout link; here the services forget the caller token.
        const id = sessionIdOf(request);
        if (visitor && id) await renewAuthToken(db, id);
        return reply.send({ url: callbackUrl });
      });
    }
  });
}

function readCallback(url: string): string | undefined {
  const given = new URL(url, 'http://host').searchParams.getAll('callbackUrl');
  if (given.length === 0) return '/';
  return given.length === 1 ? toSameHostPath(given[0]!) : undefined;
}

function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
