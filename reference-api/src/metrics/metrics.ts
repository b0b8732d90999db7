/** The figures of one server, and a port for them that is not for the public. docs/operating.md says which are worth an alert. Source: OPN-76. */
import { attempt } from 'embed/attempt';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { hostActions, leadActionName } from 'mortgage-domain/host/hostActions';
import { isLeadRole } from 'mortgage-domain/leads/leadRole';
import type { Database } from '../database/connect';
import type { Pool } from 'pg';
import {
  Counter,
  Gauge,
  Histogram,
  Registry,
  collectDefaultMetrics,
} from 'prom-client';
import { readDeliveryMeasure, type DeliveryMeasure } from '../delivery/outbox';
import { toServerOptions } from '../http/serverOptions';
import { readReleaseCounts } from '../measurements/releaseCounts';
import type { ApiSettings } from '../settings/settings';

export type Metrics = ReturnType<typeof createMetrics>;

const secondsBuckets = [
  0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

export function createMetrics(db: Database, staffDb = db) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  measurePool(db, registers);
  measureOutbox(staffDb, registers);
  return {
    registry,
    readReleaseCounts: (since: Date) => readReleaseCounts(staffDb, since),
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Answered requests, by the template of their route.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'http_request_seconds',
      help: 'From a request to the end of its answer.',
      labelNames: ['method', 'route'],
      buckets: secondsBuckets,
      registers,
    }),
    leads: new Counter({
      name: 'leads_total',
      help: 'Calls with a lead, by their answer: accepted, or the name of the error.',
      labelNames: ['role', 'outcome'],
      registers,
    }),
  };
}

function measurePool(db: Database, registers: Registry[]): void {
  const { $client: pool } = db as Database & { readonly $client?: Pool };
  // The embedded database has no pool.
  if (!pool || !('totalCount' in pool)) {
    return;
  }
  const gauge = (state: string, help: string, read: () => number) =>
    new Gauge({
      name: `database_connections_${state}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('open', 'Connections to the database.', () => pool.totalCount);
  gauge('idle', 'Unused connections.', () => pool.idleCount);
  gauge(
    'awaited',
    'Calls that wait for a connection.',
    () => pool.waitingCount,
  );
}

const outboxGauges = {
  waiting: ['outbox_waiting', 'Leads that are to be delivered.'],
  oldestSeconds: [
    'outbox_oldest_seconds',
    'Since when the oldest of them waits.',
  ],
  failed: ['outbox_failed', 'Leads whose delivery was given up.'],
} as const;

function measureOutbox(db: Database, registers: Registry[]): void {
  let reading: Promise<DeliveryMeasure | undefined> | undefined;
  // One query for three figures. An unreadable outbox has no figure instead of 0.
  const failures = new Counter({
    name: 'figures_failed_total',
    help: 'Readings of the outbox that failed.',
    registers,
  });
  const read = () =>
    (reading ??= readDeliveryMeasure(db)
      .catch(() => {
        failures.inc();
        return undefined;
      })
      .finally(() => (reading = undefined)));
  for (const [measure, [name, help]] of Object.entries(outboxGauges)) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const measures = await read();
        if (measures) {
          this.set(measures[measure as keyof DeliveryMeasure]);
        } else {
          this.remove();
        }
      },
    });
  }
}

export function measureRequests(
  server: FastifyInstance,
  { requests, seconds }: Metrics,
): void {
  server.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
    };
    requests.inc({ ...labels, status: reply.statusCode });
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
}

const leadPath = hostActions[leadActionName]?.path;

/** By role and outcome: the name of the error, or `accepted`. */
export function measureLeads(
  server: FastifyInstance,
  { leads }: Metrics,
): void {
  server.addHook('onSend', async (request, _reply, payload) => {
    if (request.routeOptions.url !== leadPath) {
      return;
    }
    leads.inc({
      role: roleOf(request),
      outcome: textOf(payload, 'error') ?? 'accepted',
    });
  });
}

function roleOf({ body }: FastifyRequest): string {
  const role = textOf(body, 'role');
  return role !== undefined && isLeadRole(role) ? role : 'unknown';
}

function textOf(json: unknown, name: string): string | undefined {
  const parsed = attempt(() => JSON.parse(String(json)) as unknown);
  const found = Object.entries(parsed ?? {}).find(([key]) => key === name);
  return typeof found?.[1] === 'string' ? found[1] : undefined;
}

export interface Health {
  readonly isReady: () => Promise<boolean>;
  readonly ending: AbortSignal;
}

export function healthRoutes(
  server: FastifyInstance,
  { isReady, ending }: Health,
): void {
  server.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  server.get('/readyz', async (_request, reply) => {
    const reason = ending.aborted
      ? 'ending'
      : (await isReady())
        ? undefined
        : 'database';
    return reply
      .header('cache-control', 'no-store')
      .code(reason ? 503 : 200)
      .send(reason ? { ok: false, reason } : { ok: true });
  });
}

export function createMetricsServer(
  settings: ApiSettings,
  { registry, readReleaseCounts }: Metrics,
  health: Health,
): FastifyInstance {
  const server = Fastify(toServerOptions(settings));
  server.setNotFoundHandler((_request, reply) => reply.code(404).send());
  healthRoutes(server, health);
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  // Read by `npm run release -- --watch` (docs/releasing.md).
  server.get('/release-counts', async (request, reply) => {
    const { since } = request.query as Readonly<Record<string, unknown>>;
    const from = new Date(typeof since === 'string' ? since : NaN);
    if (Number.isNaN(from.getTime())) {
      return reply.code(400).send({ error: 'InvalidRequest', field: 'since' });
    }
    return readReleaseCounts(from);
  });
  return server;
}
