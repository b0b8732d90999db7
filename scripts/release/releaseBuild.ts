/** What each command that releases something does first. */
import { buildWorkspaces } from 'build/runBuilds';
import type { ReleaseTarget } from 'publishing/targets/target';
import { builder } from '../build/builder';
import { demoSettings } from '../demo/demoSettings';
import { assertApart, keepSourceMaps, openMaps } from '../source-maps/releasedMaps';

/** Builds workspaces for a target, and keeps their source maps where it does not reach. */
export async function buildForRelease(
  target: ReleaseTarget,
  names: readonly string[],
): Promise<void> {
  const maps = openMaps(process.env, demoSettings(process.env).dataDir);
  assertApart(maps, target);
  await buildWorkspaces(builder, names);
  for (const name of names) await keepSourceMaps(maps, builder.settings, name);
}
