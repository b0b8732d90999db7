/** `npm run rollback -w <workspace> -- <version>`: makes an older version current again. Without a version it lists them. */
import { rollback } from 'publishing/release';
import { ReleaseError } from 'publishing/targets/target';
import { readWorkspaces, runReleaseCommand } from '../release/releaseCommand';

await runReleaseCommand(
  async ({ settings: { target }, words: [name, version, ...rest] }) => {
    if (!name || rest.length > 0) {
      throw new ReleaseError(
        'Name one workspace: npm run rollback -w <workspace> -- <version>.',
      );
    }
    readWorkspaces([name]);
    await rollback({ target }, name, version);
    console.log(`${name} ${version ?? ''} is current on ${target.name}`);
  },
  { 'dry-run': '' },
);
