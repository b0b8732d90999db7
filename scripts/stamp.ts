/** `npm run stamp`: writes the stable files again from the registry; mends a release that was interrupted. */
import { stamp } from 'publishing/release';
import { runReleaseCommand } from './releaseCommand';

await runReleaseCommand(async ({ settings }) => {
  await stamp(settings);
  console.log(`The stable files on ${settings.target.name} are as the registry says`);
});
