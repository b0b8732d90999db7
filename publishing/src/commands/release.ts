/** Releasing: a version folder that never changes, the registry that names the current version, and the stamped stable files. docs/releasing.md */
import { isRemote, sessionWorkspace } from 'embed/remotes';
import { withPinned, writePins } from '../pins/pins';
import {
  changeRegistry,
  readRegistry,
  toBytes,
  type Origin,
  type Registry,
  type Site,
} from '../registry/registry';
import { withSites } from '../registry/sites';
import {
  withoutOutdated,
  withRelease,
  withRollback,
} from '../registry/versions';
import { neverReleased } from '../stamping/placedVersion';
import {
  buildStableFiles,
  writeStableFiles,
  type StampSettings,
} from '../stamping/stableFiles';
import { ReleaseError, type ReleaseTarget } from '../targets/target';
import { readBuild, type Build } from './readBuild';
import { placeVersion } from './versionFolders';

export interface TargetSettings extends StampSettings {
  readonly target: ReleaseTarget;
}

export interface BuildSettings extends TargetSettings {
  /** For a target without sites; `publishSites` changes existing ones. */
  readonly sites?: () => readonly Site[];
  /** Public address of a workspace's folder, ending with `/`; undefined: as in the registry. */
  readonly urlOf: (workspace: string) => string | undefined;
  readonly origin?: () => Origin;
  readonly now?: () => Date;
}

export interface ReleaseSettings extends BuildSettings {
  readonly root: string;
}

export interface ReleaseOutcome {
  readonly version: string;
  /** Public address of the workspace's folder. */
  readonly url: string;
  /** False when the target had this build already. */
  readonly isNew: boolean;
  readonly removed: readonly string[];
}

/** How the registry changes for a version whose folder is on the target. */
export type ChangeRegistry = typeof withRelease;

/** Rejects, before anything is built, when a release of these would be refused after it. */
export async function assertReleasable(
  settings: BuildSettings,
  names: readonly string[],
): Promise<void> {
  const { target, sites } = settings;
  await target.assertWritable?.();
  const registry = await readRegistry(target);
  if (!registry.sites?.length) {
    sites?.();
  }
  for (const name of names) {
    urlFor(settings, registry, name);
    const needed = isRemote(name) ? ['embed', sessionWorkspace] : ['embed'];
    const missing = needed.find(
      (one) => !names.includes(one) && !registry.workspaces[one],
    );
    if (missing) {
      throw neverReleased(target, name, missing);
    }
  }
}

function urlFor(
  { urlOf, target }: BuildSettings,
  registry: Registry,
  name: string,
): string {
  const url = urlOf(name) ?? registry.workspaces[name]?.url;
  if (url) {
    return url;
  }
  throw new ReleaseError(
    `No public address of ${name} is known on ${target.name}. Give it once, and the registry remembers it: --url 'https://static.example/{workspace}/'.`,
  );
}

/** Puts the finished build of a workspace on the target and makes it current, unless `change` does otherwise. */
export const release = async (
  settings: ReleaseSettings,
  name: string,
  change?: ChangeRegistry,
): Promise<ReleaseOutcome> =>
  publishBuild(settings, await readBuild(settings.root, name), change);

export async function publishBuild(
  settings: BuildSettings,
  build: Build,
  change: ChangeRegistry = withRelease,
): Promise<ReleaseOutcome> {
  const { target, origin, now = () => new Date() } = settings;
  const { name, version, contract } = build.facts;
  const url = urlFor(settings, await readRegistry(target), name);
  const isNew = await placeVersion(target, build);
  const released = {
    version,
    releasedAt: now().toISOString(),
    contract,
    ...origin?.(),
  };
  let removed: readonly string[] = [];
  await makeCurrent(settings, (registry) => {
    const withSite = registry.sites?.length
      ? registry
      : withSites(registry, settings.sites?.() ?? []);
    const next = change(withSite, name, url, released);
    // Versions of a development server live for minutes.
    const pinned = settings.loaderEnding
      ? next
      : withPinned(next, name, version);
    const kept = withoutOutdated(pinned, name);
    removed = kept.gone;
    return kept.registry;
  });
  // After the stamp, so that no stable file names them.
  for (const outdated of removed) {
    await target.removeFolder(`${name}/${outdated}`);
  }
  return { version, url, isNew, removed };
}

/** Makes another version of the target current. */
export async function rollback(
  settings: TargetSettings,
  name: string,
  version: string | undefined,
): Promise<void> {
  await makeCurrent(settings, (registry) =>
    withRollback(registry, name, version),
  );
}

/** Writes the stable files from the registry as it is, and gives the names of those that changed. Repairs an interrupted release. */
export async function stamp(
  settings: TargetSettings,
): Promise<readonly string[]> {
  const written = new Set<string>();
  for (let stamped: Registry | undefined; ;) {
    const registry = await readRegistry(settings.target);
    // Another release may have changed the registry meanwhile; the last one to stamp writes its latest state.
    if (
      stamped &&
      toBytes(stamped).toString() === toBytes(registry).toString()
    ) {
      return [...written];
    }
    const files = await buildStableFiles(settings.target, registry, settings);
    for (const file of await writeStableFiles(settings, files)) {
      written.add(file);
    }
    stamped = registry;
  }
}

/** Changes the registry and stamps, for every command. The stable files are built first: an error leaves the target as it was. */
export async function makeCurrent(
  settings: TargetSettings,
  next: (registry: Registry) => Registry,
): Promise<readonly string[]> {
  const { target } = settings;
  await buildStableFiles(target, next(await readRegistry(target)), settings);
  await changeRegistry(target, next);
  const written = await stamp(settings);
  await writePins(target);
  return written;
}
