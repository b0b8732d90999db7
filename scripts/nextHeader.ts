/**
 * `node scripts/run.mjs nextHeader`: what another team would do. The header is built from altered sources in a checkout of its own,
 * and released to the local demo. The demo's first page runs it; `npm run rollback -w header-remote` takes it back.
 */
import path from 'node:path';
import { checkOut } from 'build/testing';
import { demoSettings } from './demoSettings';
import { changeHeader } from './next-header/changedHeader';
import { runToEnd } from './processes';

// It goes to this demo, whatever else the shell releases to.
delete process.env.RELEASE_TARGET;
delete process.env.RELEASE_URL;
delete process.env.RELEASE_MAPS;
const { port, dataDir } = demoSettings(process.env);
console.log('Another team changes a menu and the colours of the header …');
const checkout = checkOut();
try {
  changeHeader(checkout);
  console.log('… builds it and releases it: npm run release -w header-remote');
  process.exitCode = await runToEnd(
    process.execPath,
    [path.join(checkout.folder, 'scripts/run.mjs'), 'release', 'header-remote'],
    { PORT: String(port), DATA_DIR: dataDir },
  );
} finally {
  checkout.remove();
}
