/** Source maps of releases: kept where nobody serves them, for whoever reads a reported stack (S21). */
import path from 'node:path';
import { readSourceMaps } from 'build/sourceMaps';
import type { BuildSettings } from 'build/settings';
import { openTarget } from 'publishing/targets/openTarget';
import { ReleaseError, type ReleaseTarget } from 'publishing/targets/target';

/** `RELEASE_MAPS`, a folder or `s3://bucket/prefix`; `source-maps` among the demo's data where it is not said. */
export const openMaps = ({ RELEASE_MAPS }: NodeJS.ProcessEnv, dataDir: string): ReleaseTarget =>
  openTarget(RELEASE_MAPS ?? path.join(dataDir, 'source-maps'));

/** Throws where the maps would lie among the files that everybody may fetch. */
export function assertApart(maps: ReleaseTarget, target: ReleaseTarget): void {
  if (!isInside(maps.name, target.name)) return;
  throw new ReleaseError(
    `RELEASE_MAPS=${maps.name} lies on the public target ${target.name}, where anybody could read the sources. Name a folder or bucket that nobody serves.`,
  );
}

function isInside(place: string, folder: string): boolean {
  if (place.includes('://') || folder.includes('://'))
    return `${place}/`.startsWith(folder.replace(/\/*$/, '/'));
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
  if (files.size === 0) return;
  // What says on a target that a folder is whole.
  const mark = ['release.json', Buffer.from(JSON.stringify({ name, version }))] as const;
  await maps.addFolder(`${name}/${version}`, new Map([...files, mark]));
}

/** The map of a released script; undefined where there is none. */
export async function readSourceMap(
  maps: Pick<ReleaseTarget, 'read'>,
  { workspace, version, script }: ReleasedScript,
): Promise<string | undefined> {
  return (await maps.read(`${workspace}/${version}/${script}.map`))?.toString();
}

export interface ReleasedScript {
  readonly workspace: string;
  readonly version: string;
  readonly script: string;
}
