/** `npm run dev`: the demo with rebuild, restart and page reload on every change. */
import path from 'node:path';
import { watchWorkspaces } from 'build/runBuilds';
import { readBuildSettings } from 'build/settings';
import { releasedWorkspaces } from 'embed/remotes';
import { builder } from './builder';
import { prepareDemo } from './prepareDemo';
import { runToEnd } from './processes';
import { publishLocally } from './publishLocally';
import { startReloadServer } from './reloadServer';

process.env.NODE_ENV ??= 'development';
const demo = await prepareDemo();
const reload = await startReloadServer(demo.port + 7);

await new Promise<void>((firstBuild, reject) => {
  const development = { ...builder, settings: readBuildSettings(process.env) };
  watchWorkspaces(development, releasedWorkspaces, async () => {
    await publishLocally(demo, reload.snippet);
    reload.reloadPages();
    console.log(`Published at ${new Date().toLocaleTimeString()}`);
    firstBuild();
  }).catch(reject);
});
process.exit(
  await runToEnd(
    process.execPath,
    [
      ...['--import', 'tsx', '--watch', '--watch-preserve-output'],
      path.join(demo.root, 'host-demo/src/main.ts'),
    ],
    { PORT: String(demo.port), DATA_DIR: demo.dataDir },
  ),
);
