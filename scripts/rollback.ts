/** `npm run rollback -w <workspace> -- <version>`: makes an older version current again. */
import { rollback } from 'publishing/release';
import { ReleaseError } from 'publishing/targets/target';
import { runReleaseCommand } from './releaseCommand';

await runReleaseCommand(async ({ settings, words: [name, version] }) => {
  if (!name) throw new ReleaseError('Say which workspace: npm run rollback -w <workspace>.');
  await rollback(settings, name, version);
  console.log(`${name} ${version ?? ''} is current on ${settings.target.name}`);
});
