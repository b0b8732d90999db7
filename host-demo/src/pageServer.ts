/** Pages and API on the product host. */
import path from 'node:path';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Passwords } from './accounts/passwords';
import { startBackgroundWork } from './backgroundWork';
import type { Database } from './database/connect';
import { noNotices, type Notices } from './database/notices';
import { createWriteProbe } from './database/writeProbe';
import { answerFailures, answerUnreadableAddress, tooManyRequests } from './failures';
import { compressAnswers } from './http/compression';
import { guardEdge } from './http/edge';
import { refuseForeignOrigins } from './http/foreignOrigins';
import { healthRoutes } from './health/healthRoutes';
import { closeAfterAnswers } from './http/ending';
import { sayRequestIds } from './http/requestIds';
import { sayWhatIsSafe } from './http/securityHeaders';
import { toServerOptions } from './http/serverOptions';
import { rateLimitStore } from './limits/rateLimitStore';
import type { RateLimits } from './limits/rateLimits';
import { measureLeads, measureRequests } from './metrics/measureRequests';
import { createMetrics, type Metrics } from './metrics/metrics';
import { pageRoutes } from './pageRoutes';
import { sessionHooks } from './sessions/sessionHooks';
import type { DemoServerSettings } from './settings/settings';
import { shareState } from './sharedState';
import { toRouteUrl } from './sites/siteOfRequest';

/** More than a lead or a sign-in ever needs (S09). */
const bodyLimitBytes = 16 * 1024;
const publicFolder = path.join(import.meta.dirname, '../public');

/** What surrounds it in a process; a server without has its own. */
interface Surroundings {
  /** Of other processes on the same database. */
  readonly notices?: Notices;
  /** Aborted once the process has been told to end. */
  readonly ending?: AbortSignal;
  readonly isReady?: () => Promise<boolean>;
  readonly metrics?: Metrics;
}

export async function createPageServer(
  settings: DemoServerSettings,
  db: Database,
  passwords: Passwords,
  {
    notices = noNotices,
    ending = new AbortController().signal,
    isReady = createWriteProbe(db),
    metrics = createMetrics({ db }),
  }: Surroundings = {},
): Promise<FastifyInstance> {
  const server = Fastify({
    ...toServerOptions(settings),
    bodyLimit: bodyLimitBytes,
    frameworkErrors: answerUnreadableAddress(settings),
    rewriteUrl: toRouteUrl,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true },
  });
  sayRequestIds(server);
  closeAfterAnswers(server, ending);
  measureRequests(server, metrics);
  measureLeads(server, metrics);
  await sayWhatIsSafe(server);
  const shared = shareState(settings, db, notices);
  server.addHook('preClose', async () => {
    shared.inboxes.close();
  });
  await addPlugins(server, shared.rateLimits);
  guardEdge(server);
  server.addHook('onRequest', refuseForeignOrigins(settings));
  answerFailures(server, settings);
  healthRoutes(server, { isReady, ending });
  sessionHooks(server, { db, settings });
  const delivery = startBackgroundWork(server, db, settings.leads);
  await pageRoutes(server, { db, settings, passwords, delivery, ...shared });
  return server;
}

async function addPlugins(server: FastifyInstance, rateLimits: RateLimits): Promise<void> {
  await compressAnswers(server);
  await server.register(cookie);
  await server.register(formbody);
  await server.register(rateLimit, {
    global: false,
    errorResponseBuilder: tooManyRequests,
    store: rateLimitStore(rateLimits),
  });
  await server.register(fastifyStatic, { root: publicFolder, prefix: '/static/', index: false });
}
