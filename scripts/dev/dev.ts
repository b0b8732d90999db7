/** `npm run dev`: the demo with rebuild, restart and page reload on every change; a change of a site's file is a stamp alone. */
import path from 'node:path';
import { watchWorkspaces } from 'build/runBuilds';
import { readBuildSettings } from 'build/settings';
import { releasedWorkspaces } from 'embed/remotes';
import type { StampSettings } from 'publishing/stable-files';
import { builder } from '../build/builder';
import { prepareDemo } from '../start/prepareDemo';
import { runToEnd } from '../demo/processes';
import { publishLocally, stampLocally } from '../start/publishLocally';
import { orEnd } from '../release/releaseCommand';
import { startReloadServer } from './reloadServer';
import { readSites } from '../sites/readSites';
import { watchSites } from '../sites/watchSites';

process.env.NODE_ENV ??= 'development';
const demo = await prepareDemo();
await orEnd(() => readSites(demo.root));
const reload = await startReloadServer(demo.port + 7);
const stamping: StampSettings = { loaderEnding: reload, isQuick: true };

/** One after the other: a build may end while a site is stamped. */
let publishing = Promise.resolve();
const publish = (what: string, run: () => Promise<unknown>): Promise<void> => {
  publishing = publishing
    .then(run)
    .then(() => {
      reload.reloadPages();
      console.log(`${what} at ${new Date().toLocaleTimeString()}`);
    })
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
    });
  return publishing;
};

await new Promise<void>((firstBuild, reject) => {
  const development = { ...builder, settings: readBuildSettings(process.env) };
  watchWorkspaces(development, releasedWorkspaces, async () => {
    await publish('Published', () => publishLocally(demo, stamping));
    firstBuild();
  }).catch(reject);
});
watchSites(demo.root, () =>
  publish('Stamped', () => stampLocally(demo, stamping)),
);
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
