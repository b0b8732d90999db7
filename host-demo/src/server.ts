import { openDatabase } from './database/connect';
import { seed } from './database/seed';
import { createPageServer } from './pageServer';
import { assertPortsAreFree } from './ports';
import { originOffsets, pageOrigin, type DemoServerSettings } from './settings';
import { sampleAccounts, sampleEmail, samplePassword } from './accounts/sampleAccounts';
import { createStaticOrigin } from './staticOrigin';

export interface Demo { readonly url: string; readonly welcome: string; close(): Promise<void> }

/** Starts the pages, the API and the remotes' static origins; rejects before anything is opened when a port is taken. */
export async function startDemo(settings: DemoServerSettings): Promise<Demo> {
  await assertPortsAreFree(settings.port);
  const database = await openDatabase(settings);
  await seed(database.db);
  const servers = [
    { server: await createPageServer(settings, database.db), port: settings.port },
    ...await Promise.all(Object.entries(originOffsets).map(async ([remote, offset]) => ({ server: await createStaticOrigin(settings, remote), port: settings.port + offset }))),
  ];
  for (const { server, port } of servers) await server.listen({ port, host: '127.0.0.1' });
  return {
    url: pageOrigin(settings),
    welcome: welcome(settings),
    async close() {
      await Promise.all(servers.map(({ server }) => server.close()));
      await database.close();
    },
  };
}

const welcome = (settings: DemoServerSettings): string => [
  '', `  Demo             ${pageOrigin(settings)}/`,
  `  Lender page      ${pageOrigin(settings)}/advertising/Mortgage.htm`,
  `  Script tags      ${pageOrigin(settings)}/mortgage-rates/`,
  `  Shells included  ${pageOrigin(settings)}/refinance/`,
  `  Gated page       ${pageOrigin(settings)}/mortgage/review-moderation/`,
  `  Leads            ${pageOrigin(settings)}/mortgage/admin/leads`,
  '', `  Accounts (password ${samplePassword}): ${sampleAccounts.map(({ name }) => sampleEmail(name)).join(', ')}`,
  '  Stop with Ctrl+C.', '',
].join('\n');
