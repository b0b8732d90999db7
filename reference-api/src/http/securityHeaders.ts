/** What browsers are told of every answer, beside what a page says of itself. Source: threats S18, S19. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 365 * 24 * 60 * 60;

/** Pages of ours overwrite the policy that is said here (pages/pagePolicy.ts), and some of the hostile hosts. */
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
    // Nobody shows our pages in a frame but we ourselves.
    reply.header('content-security-policy', "frame-ancestors 'self'");
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${yearSeconds}; includeSubDomains`);
  });
}
