/** The security headers of every answer; a page adds its own. @source threats S18, S19 */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 365 * 24 * 60 * 60;

/** Our pages replace this policy (pages/pagePolicy.ts), and so do some hostile hosts. */
export async function sayWhatIsSafe(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    // Said below, and by each page.
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Said below, where it is true.
    strictTransportSecurity: false,
    // The sign-in of another company opens a window and asks who has opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    // A partner's page may load what it passes on by its own host under another name.
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
  });
  server.addHook('onRequest', async (request, reply) => {
    // Only our own pages may frame our pages.
    reply.header('content-security-policy', "frame-ancestors 'self'");
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${yearSeconds}; includeSubDomains`);
  });
}
