import type { FastifyInstance } from 'fastify';
import { createPasswords } from './accounts/passwords';
import { openDatabase } from './database/connect';
import { createPageServer } from './pageServer';
import { seed } from './seed';
import { originOffsets } from './settings/origins';
import { assertPortsAreFree } from './settings/ports';
import type { DemoServerSettings } from './settings/settings';
import { createStaticOrigin } from './staticOrigin';

export interface Demo {
  readonly close: () => Promise<void>;
}

/** Starts the pages, the API and the remotes' static origins; rejects with nothing left running, and before the database is opened when a port is taken. */
export async function startDemo(settings: DemoServerSettings): Promise<Demo> {
  await assertPortsAreFree(settings.port);
  const database = await openDatabase(settings);
  const passwords = createPasswords();
  const servers: FastifyInstance[] = [];
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
    await database.close();
  };
  const listen = async (server: FastifyInstance, port: number) => {
    servers.push(server);
    await server.listen({ port, host: '127.0.0.1' });
  };
  try {
    await seed(database.db, passwords);
    for (const [workspace, offset] of Object.entries(originOffsets))
      await listen(await createStaticOrigin(settings, workspace), settings.port + offset);
    await listen(
      await createPageServer(settings, database.db, passwords, database.notices),
      settings.port,
    );
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}
