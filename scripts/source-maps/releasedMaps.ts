/** Keeps the source maps of releases in a private place, for developers who read a reported stack (S21). */
import path from 'node:path';
import { readSourceMaps } from 'build/sourceMaps';
import type { BuildSettings } from 'build/settings';
import { openTarget } from 'publishing/targets/openTarget';
import { ReleaseError, type ReleaseTarget } from 'publishing/targets/target';
import type { ReleasedScript } from './explainStack';

/** `RELEASE_MAPS`, a folder or `s3://bucket/prefix`; by default `source-maps` in the demo's data folder. */
export const openMaps = (
  { RELEASE_MAPS }: NodeJS.ProcessEnv,
  dataDir: () => string,
): ReleaseTarget =>
  openTarget(RELEASE_MAPS ?? path.join(dataDir(), 'source-maps'));

/** Throws when the maps would be among the public files. */
export function assertApart(maps: ReleaseTarget, target: ReleaseTarget): void {
  if (!isInside(maps.name, target.name)) {
    return;
  }
  throw new ReleaseError(
    `RELEASE_MAPS=${maps.name} is on the public target ${target.name}, which would publish the sources. Name a private folder or bucket.`,
  );
}

function isInside(place: string, folder: string): boolean {
  if (place.includes('://') || folder.includes('://')) {
    return `${place}/`.startsWith(folder.replace(/\/*$/, '/'));
  }
  const way = path.relative(folder, place);
  return way === '' || !(way.startsWith('..') || path.isAbsolute(way));
}

/** Keeps the maps of a workspace's last build under its version. A build for development has none. */
export async function keepSourceMaps(
  maps: ReleaseTarget,
  settings: BuildSettings,
  name: string,
): Promise<void> {
  const { version, files } = await readSourceMaps(settings, name);
  if (files.size === 0) {
    return;
  }
  // Marks a complete folder on a target.
  const mark = [
    'release.json',
    Buffer.from(JSON.stringify({ name, version })),
  ] as const;
  await maps.addFolder(`${name}/${version}`, new Map([...files, mark]));
}

/** Undefined for a script without a map. */
export async function readSourceMap(
  maps: Pick<ReleaseTarget, 'read'>,
  { workspace, version, script }: ReleasedScript,
): Promise<string | undefined> {
  return (await maps.read(`${workspace}/${version}/${script}.map`))?.toString();
}
