/** `npm start`: builds, publishes to the local static origins and serves the demo; ends with the demo's own exit code. */
import path from 'node:path';
import { buildAndPublish } from './publishLocally';
import { assertPortsAreFree } from 'host-demo/ports';
import { assertDataFolderIsFree } from './dataFolder';
import { demoSettings } from './demoSettings';
import { runToEnd } from './processes';

const settings = demoSettings(process.env);
await assertPortsAreFree(settings.port).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
await assertDataFolderIsFree(settings);
const started = performance.now();
await buildAndPublish(settings);
console.log(`Built and published in ${((performance.now() - started) / 1000).toFixed(1)} s`);

process.exitCode = await runToEnd(
  process.execPath,
  ['--import', 'tsx', path.join(settings.root, 'host-demo/src/main.ts')],
  {
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
  },
);
