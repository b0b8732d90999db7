/** `npm run release -w <workspace>`: builds it, puts it on the target and makes it current. Without a workspace: all of them. */
import { buildWorkspaces } from 'build/runBuilds';
import { releasedWorkspaces } from 'embed/remotes';
import { release } from 'publishing/release';
import { ReleaseError } from 'publishing/targets/target';
import { builder } from './builder';
import { demoSettings } from './demoSettings';
import { runReleaseCommand } from './releaseCommand';
import { assertApart, keepSourceMaps, openMaps } from './source-maps/releasedMaps';

await runReleaseCommand(async ({ settings, words }) => {
  const unknown = words.find((name) => !releasedWorkspaces.includes(name));
  if (unknown)
    throw new ReleaseError(
      `"${unknown}" is not a workspace that can be released. There are: ${releasedWorkspaces.join(', ')}.`,
    );
  const names = words.length > 0 ? words : releasedWorkspaces;
  const maps = openMaps(process.env, demoSettings(process.env).dataDir);
  assertApart(maps, settings.target);
  await buildWorkspaces(builder, names);
  for (const name of names) {
    await keepSourceMaps(maps, builder.settings, name);
    const { version, isNew, removed } = await release(settings, name);
    console.log(
      `${name} ${version} is ${isNew ? 'released and' : 'unchanged since its release, and'} current on ${settings.target.name}`,
    );
    if (removed.length > 0)
      console.log(`  removed, as ten newer ones have followed: ${removed.join(', ')}`);
  }
});
