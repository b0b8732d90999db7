import type { FastifyInstance } from 'fastify';
import { createPasswords } from './accounts/passwords';
import { sampleAccounts, sampleEmail, samplePassword } from './accounts/sampleAccounts';
import { openDatabase } from './database/connect';
import { seed } from './database/seed';
import { createPageServer } from './pageServer';
import { assertPortsAreFree } from './ports';
import { originOffsets, pageOrigin, type DemoServerSettings } from './settings';
import { createStaticOrigin } from './staticOrigin';

export interface Demo {
  readonly url: string;
  readonly welcome: string;
  close(): Promise<void>;
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
  try {
    await seed(database.db, passwords);
    const listening = async (server: FastifyInstance, port: number) => {
      servers.push(server);
      await server.listen({ port, host: '127.0.0.1' });
    };
    for (const [remote, offset] of Object.entries(originOffsets))
      await listening(await createStaticOrigin(settings, remote), settings.port + offset);
    await listening(await createPageServer(settings, database.db, passwords), settings.port);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: pageOrigin(settings), welcome: welcome(settings), close };
}

const welcome = (settings: DemoServerSettings): string =>
  [
    '',
    `  Demo             ${pageOrigin(settings)}/`,
    `  Lender page      ${pageOrigin(settings)}/advertising/Mortgage.htm`,
    `  Script tags      ${pageOrigin(settings)}/mortgage-rates/`,
    `  Shells included  ${pageOrigin(settings)}/refinance/`,
    `  Gated page       ${pageOrigin(settings)}/mortgage/review-moderation/`,
    `  Leads            ${pageOrigin(settings)}/mortgage/admin/leads`,
    '',
    `  Accounts (password ${samplePassword}): ${sampleAccounts.map(({ name }) => sampleEmail(name)).join(', ')}`,
    '  Stop with Ctrl+C.',
    '',
  ].join('\n');
