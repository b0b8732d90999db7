/** Pages and API on the product host. */
import path from 'node:path';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Passwords } from './accounts/passwords';
import type { Database } from './database/connect';
import { noNotices, type Notices } from './database/notices';
import { answerFailures, answerUnreadableAddress, tooManyRequests } from './failures';
import { refuseForeignOrigins } from './http/foreignOrigins';
import { quietLogger } from './http/quietLogger';
import type { Handler } from './http/requests';
import { rateLimitStore } from './limits/rateLimitStore';
import type { RateLimits } from './limits/rateLimits';
import { pageRoutes } from './pageRoutes';
import type { DemoServerSettings } from './settings/settings';
import { shareState } from './sharedState';
import { toRouteUrl } from './sites/siteOfRequest';

/** More than a lead or a sign-in ever needs (S09). */
const bodyLimitBytes = 16 * 1024;
const publicFolder = path.join(import.meta.dirname, '../public');

export async function createPageServer(
  settings: DemoServerSettings,
  db: Database,
  passwords: Passwords,
  notices: Notices = noNotices,
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
  const shared = shareState(settings, db, notices);
  server.addHook('preClose', async () => {
    shared.inboxes.close();
  });
  await addPlugins(server, shared.rateLimits);
  server.addHook('onRequest', refuseForeignOrigins(settings));
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  answerFailures(server, settings);
  server.get('/healthz', sayHealth(db));
  await pageRoutes(server, { db, settings, passwords, ...shared });
  return server;
}

async function addPlugins(server: FastifyInstance, rateLimits: RateLimits): Promise<void> {
  await server.register(cookie);
  await server.register(formbody);
  await server.register(rateLimit, {
    global: false,
    errorResponseBuilder: tooManyRequests,
    store: rateLimitStore(rateLimits),
  });
  await server.register(fastifyStatic, { root: publicFolder, prefix: '/static/', index: false });
}

const sayHealth =
  (db: Database): Handler =>
  async (_request, reply) => {
    await db.execute(sql`select 1`);
    return reply.header('cache-control', 'no-store').send({ ok: true });
  };
