/** Pages and API on the product host. */
import path from 'node:path';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Passwords } from './accounts/passwords';
import { createChallengePasses } from './challenge/passes';
import type { Database } from './database/connect';
import { answerFailures, answerUnreadableAddress, tooManyRequests } from './failures';
import { refuseForeignOrigins } from './http/foreignOrigins';
import { quietLogger } from './http/quietLogger';
import type { Handler } from './http/requests';
import { Inboxes } from './messaging/inboxes';
import { createOneTapCredentials } from './one-tap/credentials';
import { pageRoutes } from './pageRoutes';
import { sessionHooks } from './sessions/sessionHooks';
import type { DemoServerSettings } from './settings/settings';
import { toRouteUrl } from './sites/siteOfRequest';

/** More than a lead or a sign-in ever needs (S09). */
const bodyLimitBytes = 16 * 1024;
const publicFolder = path.join(import.meta.dirname, '../public');

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
    rewriteUrl: toRouteUrl,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true },
  });
  await addPlugins(server);
  server.addHook('onRequest', refuseForeignOrigins(settings));
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  answerFailures(server, settings);
  sessionHooks(server, { db, settings });
  server.get('/healthz', sayHealth(db));
  await pageRoutes(server, {
    db,
    settings,
    passwords,
    challengePasses: createChallengePasses(),
    oneTap: createOneTapCredentials(settings.googleClientId),
    inboxes: new Inboxes(),
  });
  return server;
}

async function addPlugins(server: FastifyInstance): Promise<void> {
  await server.register(cookie);
  await server.register(formbody);
  await server.register(rateLimit, { global: false, errorResponseBuilder: tooManyRequests });
  await server.register(fastifyStatic, { root: publicFolder, prefix: '/static/', index: false });
}

const sayHealth =
  (db: Database): Handler =>
  async (_request, reply) => {
    await db.execute(sql`select 1`);
    return reply.header('cache-control', 'no-store').send({ ok: true });
  };
