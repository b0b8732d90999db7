/**
 * Releasing: an immutable folder per version on the target, the registry that says which one is current, and the stable files
 * stamped with it, so that no page pays a round trip to learn it. Source: docs/releasing.md.
 */
import { withPinned, writePins } from './pins';
import { withoutOldPreviews } from './previews';
import { readBuild, type Build } from './readBuild';
import {
  parseRegistry,
  readRegistry,
  registryFile,
  toBytes,
  withRelease,
  withRollback,
  type Origin,
  type Registry,
  type ReleasedVersion,
} from './registry';
import {
  compareSites,
  withFirstSite,
  withoutSite,
  withSites,
  type Site,
  type SiteChange,
} from './sites';
import { buildStableFiles, type StampSettings } from './stableFiles';
import { ReleaseError, type ReleaseTarget } from './targets/target';
import {
  measureFirstView,
  placeVersion,
  removeOutdated,
  removeUnnamedPreviews,
} from './versionFolders';
import { writeStableFiles } from './writeStableFiles';

export type { StampSettings };

export interface ReleaseSettings extends StampSettings {
  /** Repository root. */
  readonly root: string;
  readonly target: ReleaseTarget;
  /** For a target that has none yet; those that are there are changed by `publishSites` alone. */
  readonly sites?: () => readonly Site[];
  /** Public address of a workspace's folder, ending with `/`; undefined: as it was released before. */
  readonly urlOf: (workspace: string) => string | undefined;
  /** Kept with the version in the registry. */
  readonly origin?: () => Origin;
  readonly now?: () => Date;
}

export interface ReleaseOutcome {
  readonly version: string;
  /** Public address of the workspace's folder. */
  readonly url: string;
  /** False when this very build lay on the target already. */
  readonly isNew: boolean;
  readonly removed: readonly string[];
}

/** What becomes of a version that lies on the target now. */
export type Placing = typeof withRelease;

/** Puts the finished build of a workspace on the target and makes it current, or what `place` makes of it. */
export const release = async (
  settings: ReleaseSettings,
  name: string,
  place: Placing = withRelease,
): Promise<ReleaseOutcome> => publishBuild(settings, await readBuild(settings.root, name), place);

/** Where a build goes. */
export type BuildSettings = Omit<ReleaseSettings, 'root'>;

/** The same for a build wherever it comes from. */
export async function publishBuild(
  settings: BuildSettings,
  build: Build,
  place: Placing = withRelease,
): Promise<ReleaseOutcome> {
  const { target, now = () => new Date() } = settings;
  const { name, version } = build.facts;
  const before = await readRegistry(target);
  const url = settings.urlOf(name) ?? before.workspaces[name]?.url;
  if (!url)
    throw new ReleaseError(
      `Nobody has said yet at which address ${name} is served. Set RELEASE_URL or give --url, for example --url=https://static.example/{workspace}/.`,
    );
  const isNew = await placeVersion(target, build);
  const released = await toReleased(settings, build);
  const withAnySite = (registry: Registry): Registry =>
    registry.sites?.length ? registry : withSites(registry, settings.sites?.() ?? []);
  await makeCurrent(settings, (registry) => {
    const next = place(withAnySite(registry), name, url, released);
    const kept = withoutOldPreviews(next, name, now());
    // In development a version lives for minutes.
    return settings.loaderEnding ? kept : withPinned(kept, name, version);
  });
  await removeUnnamedPreviews(target, name, before);
  return { version, url, isNew, removed: await removeOutdated(target, name) };
}

/** What the registry keeps of a build that lies on the target. */
export async function toReleased(
  { target, origin, now = () => new Date() }: BuildSettings,
  { facts }: Build,
): Promise<ReleasedVersion> {
  const { version, contract } = facts;
  const firstViewBytes = await measureFirstView(target, facts);
  return { version, releasedAt: now().toISOString(), contract, ...origin?.(), firstViewBytes };
}

/** Makes an older version current again. */
export async function rollback(
  settings: Pick<ReleaseSettings, 'target'>,
  name: string,
  version: string | undefined,
): Promise<void> {
  await makeCurrent(settings, (registry) => withRollback(registry, name, version));
}

/** What is to become of a target's sites, in this order. */
export interface SiteOrder {
  /** Put in the place of those of the same names. */
  readonly sites: readonly Site[];
  /** The one whose stable files are found without its slug; undefined: as it was. */
  readonly first?: string | undefined;
  /** Taken off the target. */
  readonly removed?: string | undefined;
}

export interface SitesOutcome {
  readonly changes: readonly SiteChange[];
  /** The target's first site. */
  readonly first: string;
  /** Stable files that are other than before, without their compressed forms. */
  readonly written: readonly string[];
}

/** Changes the sites of a target, and stamps all of them. */
export async function publishSites(
  settings: Pick<ReleaseSettings, 'target'> & StampSettings,
  { sites, first, removed }: SiteOrder,
): Promise<SitesOutcome> {
  const { target } = settings;
  const before = await readRegistry(target);
  const next = (registry: Registry): Registry => {
    const added = withSites(registry, sites);
    const ordered = first === undefined ? added : withFirstSite(added, first, target.name);
    return removed === undefined ? ordered : withoutSite(ordered, removed, target.name);
  };
  const written = await makeCurrent(settings, next);
  // After the switch: nothing names them any more.
  if (removed !== undefined)
    for (const name of Object.keys(before.workspaces))
      await target.removeFolder(`${name}/${removed}`);
  const [now] = next(before).sites ?? [];
  return { changes: compareSites(sites, before), first: now?.slug ?? '', written };
}

/** Writes the stable files again, from the registry as it is: repairs a release that was interrupted. Gives those it wrote. */
export async function stamp(
  settings: Pick<ReleaseSettings, 'target'> & StampSettings,
): Promise<readonly string[]> {
  const written = new Set<string>();
  for (let stamped: Registry | undefined; ;) {
    const registry = await readRegistry(settings.target);
    // Another release may have come in between; whoever is last stamps what is true then.
    if (stamped && toBytes(stamped).toString() === toBytes(registry).toString())
      return [...written];
    const files = await buildStableFiles(settings.target, registry, settings);
    for (const file of await writeStableFiles(settings, files)) written.add(file);
    stamped = registry;
  }
}

/** The switch, for every command that changes the registry: the stable files are prepared first, so that nothing has changed when they cannot be. */
export async function makeCurrent(
  settings: Pick<ReleaseSettings, 'target'> & StampSettings,
  next: (registry: Registry) => Registry,
): Promise<readonly string[]> {
  const { target } = settings;
  await buildStableFiles(target, next(await readRegistry(target)), settings);
  await target.change(registryFile, (bytes) => toBytes(next(parseRegistry(bytes, target.name))));
  const written = await stamp(settings);
  await writePins(target);
  return written;
}
