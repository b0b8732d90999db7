/** The API's server: sessions, calls, leads, sign-in and staff pages, and the host's own pages on the same origin. */
import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from './database/connect';
import { startDelivery, type Delivery } from './delivery/delivery';
import { startRetention } from './retention/retention';
import type { LeadSettings, ApiSettings } from './settings/settings';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { Passwords } from './accounts/passwords';
import { noNotices, type Notices } from './database/notices';
import { createWriteProbe } from './database/writeProbe';
import {
  answerFailures,
  answerUnreadableAddress,
  tooManyRequests,
} from './failures';
import { compressAnswers, guardEdge, sayWhatIsSafe } from './http/edge';
import { refuseForeignOrigins } from './http/foreignOrigins';
import { closeAfterAnswers } from './http/ending';
import { toServerOptions } from './http/serverOptions';
import { rateLimitStore, type CountCall } from './limits/rateLimits';
import {
  createMetrics,
  healthRoutes,
  measureLeads,
  measureRequests,
} from './metrics/metrics';
import type { Metrics } from './metrics/metrics';
import { apiRoutes } from './apiRoutes';
import { frameWith, type PageFrame } from './pages/sendPage';
import { sessionHooks } from './sessions/visitor';
import { shareState, type HostServices } from './services/services';
import { toRouteUrl } from './sites/siteOfRequest';

export interface HostPages {
  readonly frame: PageFrame;
  readonly addRoutes: (
    server: FastifyInstance,
    services: HostServices,
  ) => Promise<void>;
}

interface Surroundings {
  readonly staffDb?: Database;
  readonly notices?: Notices;
  readonly ending?: AbortSignal;
  readonly isReady?: () => Promise<boolean>;
  readonly metrics?: Metrics;
  readonly host?: HostPages;
}

export async function createApiServer(
  settings: ApiSettings,
  db: Database,
  passwords: Passwords,
  {
    staffDb = db,
    notices = noNotices,
    ending = new AbortController().signal,
    isReady = createWriteProbe(db),
    metrics = createMetrics(db, staffDb),
    host,
  }: Surroundings = {},
): Promise<FastifyInstance> {
  const server = Fastify({
    ...toServerOptions(settings),
    bodyLimit: 16 * 1024,
    frameworkErrors: answerUnreadableAddress,
    rewriteUrl: toRouteUrl,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true },
  });
  frameWith(server, host?.frame);
  closeAfterAnswers(server, ending);
  measureRequests(server, metrics);
  measureLeads(server, metrics);
  await sayWhatIsSafe(server);
  const shared = shareState(settings, db, notices);
  server.addHook('preClose', async () => {
    shared.inboxes.close();
  });
  await addPlugins(server, shared.countCall);
  guardEdge(server);
  server.addHook('onRequest', refuseForeignOrigins(settings));
  answerFailures(server);
  healthRoutes(server, { isReady, ending });
  sessionHooks(server, db, settings.sessions);
  const delivery = startBackgroundWork(server, { db, staffDb }, settings.leads);
  await apiRoutes(server, {
    db,
    staffDb,
    settings,
    passwords,
    delivery,
    ...shared,
  });
  await host?.addRoutes(server, { db, ...shared });
  return server;
}

async function addPlugins(
  server: FastifyInstance,
  countCall: CountCall,
): Promise<void> {
  await compressAnswers(server);
  await server.register(cookie);
  await server.register(formbody);
  await server.register(rateLimit, {
    global: false,
    errorResponseBuilder: tooManyRequests,
    store: rateLimitStore(countCall),
  });
}

/** Ends after the last answer; the next process delivers a lead that was just stored. */
function startBackgroundWork(
  server: FastifyInstance,
  { db, staffDb }: { readonly db: Database; readonly staffDb: Database },
  settings: LeadSettings,
): Delivery {
  const delivery = startDelivery(db, settings.webhook, {
    report: (name) =>
      server.log.error({ name }, 'delivery of leads was interrupted'),
  });
  const retention = startRetention(staffDb, settings, {
    removed: (rows) =>
      server.log.info({ rows }, 'rows beyond their time were removed'),
    failed: (name) =>
      server.log.error({ name }, 'rows beyond their time could not be removed'),
  });
  server.addHook('onClose', async () => {
    await Promise.all([delivery.stop(), retention.stop()]);
  });
  return delivery;
}
