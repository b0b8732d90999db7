/** `npm run stamp`: puts this checkout's sites on the target and writes the stable files again; also mends a release that was interrupted. */
import { publishSites } from 'publishing/release';
import { runReleaseCommand } from './releaseCommand';

await runReleaseCommand(async ({ settings }) => {
  await publishSites(settings, settings.sites ?? []);
  console.log(`The stable files on ${settings.target.name} are as the registry says`);
});
