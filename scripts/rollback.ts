/** `npm run rollback -w <workspace> -- <version>`: makes an older version current again. */
import { rollback } from 'publishing/release';
import { runReleaseCommand } from './releaseCommand';

await runReleaseCommand(async ({ settings, words: [name, version] }) => {
  await rollback(settings, name!, version);
  console.log(`${name} ${version} is current on ${settings.target.name}`);
});
