/** The two home-loan auth services that sign-out asks. Source: ledger SEC-1..3, threat S05. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sessions } from '../database/schema';
import type { RouteContext } from '../pageServer';
import { neverStored, visitorOf } from './visitor';

const bases = ['/homeloans/mortgage/api/auth', '/homeloans/api/auth'];

export async function authServiceRoutes(server: FastifyInstance, { db }: RouteContext): Promise<void> {
  // The csrf text comes as a JSON body without being JSON.
  await server.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const base of bases) {
      scope.get(`${base}/csrf`, async (request, reply) => {
        const visitor = await visitorOf(db, request);
        return neverStored(reply).type('text/plain').send(visitor?.csrfToken ?? 'anonymous');
      });
      scope.post(`${base}/signout`, async (request, reply) => {
        const visitor = await visitorOf(db, request);
        if (visitor && request.body !== visitor.csrfToken) return reply.code(403).send({ error: 'InvalidCsrfToken' });
        // The page session itself ends at the logout link; here the services forget the token.
        if (visitor) await db.update(sessions).set({ authToken: crypto.randomUUID() }).where(eq(sessions.idHash, visitor.idHash));
        return neverStored(reply).send({});
      });
    }
  });
}
