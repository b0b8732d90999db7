/** Pages and API on the product host. */
import path from 'node:path';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { actionRoutes } from './api/actionRoutes';
import { authServiceRoutes } from './api/authServiceRoutes';
import { navigationRoutes } from './api/navigationRoutes';
import { signInRoutes } from './api/signInRoutes';
import { refuseForeignOrigins } from './api/foreignOrigins';
import type { Database } from './database/connect';
import { pageRoutes } from './pages/pageRoutes';
import { staffRoutes } from './pages/staffRoutes';
import type { DemoServerSettings } from './settings';

/** More than a lead or a sign-in ever needs (S09). */
const bodyLimitBytes = 16 * 1024;

export interface RouteContext { readonly db: Database; readonly settings: DemoServerSettings }

export async function createPageServer(settings: DemoServerSettings, db: Database): Promise<FastifyInstance> {
  const server = Fastify({ // A log line names the route, never the address that was asked for: queries may hold anything.
    logger: { level: settings.logLevel, serializers: { req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }) } },
    bodyLimit: bodyLimitBytes, routerOptions: { ignoreTrailingSlash: true, caseSensitive: true }, forceCloseConnections: true });
  const context: RouteContext = { db, settings };
  await server.register(cookie);
  await server.register(formbody);
  await server.register(rateLimit, { global: false });
  await server.register(fastifyStatic, { root: path.join(import.meta.dirname, '../public'), prefix: '/static/' });
  server.addHook('onRequest', refuseForeignOrigins(settings));
  server.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ name: error.name, code: error.code }, 'a request failed');
    void reply.code(status).send(status >= 500 ? { error: 'UnexpectedError' } : { error: 'InvalidRequest', message: error.message });
  });
  server.get('/healthz', async () => ({ ok: true }));
  for (const routes of [actionRoutes, signInRoutes, authServiceRoutes, navigationRoutes, staffRoutes, pageRoutes]) await routes(server, context);
  return server;
}
