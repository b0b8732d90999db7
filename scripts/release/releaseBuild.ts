/** What each command that releases something does first. */
import { buildWorkspaces } from 'build/runBuilds';
import type { ReleaseSettings } from 'publishing/release';
import { builder } from '../build/builder';
import { demoSettings } from '../demo/demoSettings';
import { assertApart, keepSourceMaps, openMaps } from '../source-maps/releasedMaps';

/** Builds workspaces for a target, and keeps their source maps where it does not reach. */
export async function buildForRelease(
  { target, origin }: ReleaseSettings,
  names: readonly string[],
): Promise<void> {
  const maps = openMaps(process.env, demoSettings(process.env).dataDir);
  assertApart(maps, target);
  await maps.assertWritable?.();
  if (origin?.().isClean === false)
    console.log('Some changes are not committed: npm run releases lists this as "+ edits".');
  await buildWorkspaces(builder, names);
  for (const name of names) await keepSourceMaps(maps, builder.settings, name);
}
