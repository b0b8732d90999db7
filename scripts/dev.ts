/** `npm run dev`: the demo with rebuild, restart and page reload on every change. */
import path from 'node:path';
import { assertPortsAreFree } from 'host-demo/ports';
import { assertDataFolderIsFree } from './dataFolder';
import { demoSettings } from './demoSettings';
import { runToEnd } from './processes';
import { publishLocally } from './publishLocally';
import { startReloadServer } from './reloadServer';
import { watchAll } from 'build/webpackBuild';

process.env.NODE_ENV ??= 'development';
const settings = demoSettings(process.env);
await assertPortsAreFree(settings.port).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
await assertDataFolderIsFree(settings);
const reload = await startReloadServer(settings.port + 7);

await new Promise<void>((firstBuild) => {
  watchAll(async () => {
    await publishLocally(settings, reload);
    reload.tellPages();
    console.log(`Published at ${new Date().toLocaleTimeString()}`);
    firstBuild();
  });
});
process.exit(
  await runToEnd(
    process.execPath,
    [
      '--import',
      'tsx',
      '--watch',
      '--watch-preserve-output',
      path.join(settings.root, 'host-demo/src/main.ts'),
    ],
    {
      PORT: String(settings.port),
      DATA_DIR: settings.dataDir,
    },
  ),
);
