/**
 * `npm run rollback -w <workspace> -- <version>`: makes an older version current again. Without a version it asks which, or
 * lists them when it has no terminal.
 */
import { readRegistry } from 'publishing/registry';
import { rollback } from 'publishing/release';
import { ReleaseError } from 'publishing/targets/target';
import { runReleaseCommand } from '../release/releaseCommand';
import { chooseVersion } from './chooseVersion';

await runReleaseCommand(
  async ({ settings: { target }, words: [name, asked] }) => {
    if (!name) throw new ReleaseError('Say which workspace: npm run rollback -w <workspace>.');
    const releases = (await readRegistry(target)).workspaces[name];
    const canAsk = process.stdin.isTTY && process.stdout.isTTY && asked === undefined && releases;
    const terminal = { input: process.stdin, output: process.stdout };
    const version = canAsk ? await chooseVersion(terminal, name, releases) : asked;
    await rollback({ target }, name, version);
    console.log(`${name} ${version ?? ''} is current on ${target.name}`);
  },
  { 'dry-run': '' },
);
