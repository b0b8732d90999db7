/** `npm start`: builds, publishes to the local static origins and serves the demo; ends with the demo's own exit code. */
import path from 'node:path';
import { prepareDemo } from './prepareDemo';
import { runToEnd } from '../demo/processes';
import { buildAndPublish } from './publishLocally';
import { orEnd } from '../release/releaseCommand';

const demo = await prepareDemo();
await orEnd(() => buildAndPublish(demo));

process.exitCode = await runToEnd(
  process.execPath,
  ['--import', 'tsx', path.join(demo.root, 'host-demo/src/main.ts')],
  { PORT: String(demo.port), DATA_DIR: demo.dataDir },
);
