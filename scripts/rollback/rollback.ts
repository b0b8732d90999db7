/** `npm run rollback -w <workspace> -- <version>`: makes an older version current again. Without a version it lists them. */
import { rollback } from 'publishing/release';
import { ReleaseError } from 'publishing/targets/target';
import { runReleaseCommand } from '../release/releaseCommand';

await runReleaseCommand(
  async ({ settings: { target }, words: [name, version] }) => {
    if (!name) throw new ReleaseError('Say which workspace: npm run rollback -w <workspace>.');
    await rollback({ target }, name, version);
    console.log(`${name} ${version ?? ''} is current on ${target.name}`);
  },
  { 'dry-run': '' },
);
