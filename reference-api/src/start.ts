import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createPasswords, type Passwords } from './accounts/passwords';
import {
  openDatabase,
  type Database,
  type OpenDatabase,
} from './database/connect';
import { createWriteProbe } from './database/writeProbe';
import { endServer } from './http/ending';
import { createMetrics, createMetricsServer } from './metrics/metrics';
import { createApiServer, type HostPages } from './apiServer';
import { assertPortsAreFree, toPorts } from './settings/origins';
import type { ApiSettings } from './settings/settings';

export interface RunningApi {
  /** Answers what has been asked, then ends; false: something was cut at the deadline. */
  readonly end: () => Promise<boolean>;
}

export interface Listening {
  readonly server: FastifyInstance;
  readonly port: number;
  /** Once those before it listen. */
  readonly prepare?: () => Promise<void>;
}

export interface StartedHost extends HostPages {
  /** Adds sample data, or rejects a database that must not be served. */
  readonly prepareDatabase: (
    db: Database,
    passwords: Passwords,
  ) => Promise<void>;
  readonly createOrigins: () => Promise<readonly Listening[]>;
  readonly prepare: () => Promise<void>;
}

/** Starts the API, and the host's pages and static origins; rejects with nothing left running, and before the database is opened when a port is taken. */
export async function startApi(
  settings: ApiSettings,
  host: StartedHost,
): Promise<RunningApi> {
  const { shutdownDelaySeconds, shutdownDeadlineSeconds, listenHost } =
    settings.operation;
  await assertPortsAreFree(settings.port, toPorts(settings), listenHost);
  const database = await openDatabase(settings);
  const ending = new AbortController();
  const servers: FastifyInstance[] = [];
  const close = async () => {
    const ended = await Promise.all(
      servers.map((server) =>
        endServer(server, shutdownDeadlineSeconds * 1000),
      ),
    );
    await database.close();
    return ended.every(Boolean);
  };
  try {
    for (const listening of await createServers(
      settings,
      database,
      ending.signal,
      host,
    )) {
      const { server, port, prepare } = listening;
      servers.push(server);
      await prepare?.();
      await server.listen({ port, host: listenHost });
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    end: async () => {
      ending.abort();
      if (shutdownDelaySeconds > 0) {
        await wait(shutdownDelaySeconds * 1000);
      }
      return close();
    },
  };
}

async function createServers(
  settings: ApiSettings,
  { db, staffDb, notices }: OpenDatabase,
  ending: AbortSignal,
  host: StartedHost,
): Promise<readonly Listening[]> {
  const { metricsPort } = settings.operation;
  const passwords = createPasswords();
  await host.prepareDatabase(db, passwords);
  const origins = await host.createOrigins();
  const metrics = createMetrics(db, staffDb);
  const isReady = createWriteProbe(db);
  const surroundings = { staffDb, notices, ending, isReady, metrics, host };
  const server = await createApiServer(settings, db, passwords, surroundings);
  const pages = { server, port: settings.port, prepare: host.prepare };
  if (metricsPort === 0) {
    return [...origins, pages];
  }
  const figures = createMetricsServer(settings, metrics, { isReady, ending });
  return [...origins, { server: figures, port: metricsPort }, pages];
}
