/** Pages and API on the product host. */
import path from 'node:path';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Passwords } from './accounts/passwords';
import { actionRoutes } from './api/actionRoutes';
import { authServiceRoutes } from './api/authServiceRoutes';
import { refuseForeignOrigins } from './api/foreignOrigins';
import { navigationRoutes } from './api/navigationRoutes';
import { signInRoutes } from './api/signInRoutes';
import { challengeRoutes } from './challenge/challengeRoutes';
import { createChallengePasses } from './challenge/passes';
import type { Database } from './database/connect';
import { answerFailures, answerUnreadableAddress, tooManyRequests } from './failures';
import { legacyRoutes } from './legacy/legacyRoutes';
import { graphqlRoutes } from './messaging/graphqlRoutes';
import { createInboxes } from './messaging/inboxes';
import { pubnubRoutes } from './messaging/pubnubRoutes';
import { sampleMessageRoutes } from './messaging/sampleMessageRoutes';
import { createOneTapCredentials } from './one-tap/credentials';
import { demoProviderRoutes } from './one-tap/demoProviderRoutes';
import { impersonationRoutes } from './pages/impersonationRoutes';
import { leadRoutes } from './pages/leadRoutes';
import { lenderPages } from './pages/lenderPages';
import { logoutRoutes } from './pages/logoutRoutes';
import { moderationRoutes } from './pages/moderationRoutes';
import { pageRoutes } from './pages/pageRoutes';
import { staffPages } from './pages/staffPages';
import { quietLogger } from './quietLogger';
import type { RouteContext } from './routeContext';
import type { DemoServerSettings } from './settings';

/** More than a lead or a sign-in ever needs (S09). */
const bodyLimitBytes = 16 * 1024;

/** Pages come last: those with rules of their own stand before the plain ones of the link tables. */
const routes = [
  actionRoutes,
  signInRoutes,
  authServiceRoutes,
  navigationRoutes,
  graphqlRoutes,
  pubnubRoutes,
  sampleMessageRoutes,
  challengeRoutes,
  demoProviderRoutes,
  logoutRoutes,
  lenderPages,
  leadRoutes,
  moderationRoutes,
  impersonationRoutes,
  staffPages,
  legacyRoutes,
  pageRoutes,
];

export async function createPageServer(
  settings: DemoServerSettings,
  db: Database,
  passwords: Passwords,
): Promise<FastifyInstance> {
  const server = Fastify({
    logger: quietLogger(settings.logLevel, settings.logTo),
    trustProxy: settings.trustProxy,
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: true,
    frameworkErrors: answerUnreadableAddress(settings),
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true },
  });
  const context: RouteContext = {
    db,
    settings,
    passwords,
    challengePasses: createChallengePasses(),
    oneTap: await createOneTapCredentials(settings.googleClientId),
    inboxes: createInboxes(),
  };
  await server.register(cookie);
  await server.register(formbody);
  await server.register(rateLimit, { global: false, errorResponseBuilder: tooManyRequests });
  await server.register(fastifyStatic, {
    root: path.join(import.meta.dirname, '../public'),
    prefix: '/static/',
    index: false,
  });
  server.addHook('onRequest', refuseForeignOrigins(settings));
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  answerFailures(server, settings);
  server.get('/healthz', async (_request, reply) => {
    await db.execute(sql`select 1`);
    return reply.header('cache-control', 'no-store').send({ ok: true });
  });
  for (const register of routes) await register(server, context);
  return server;
}
