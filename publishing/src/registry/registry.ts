/** `registry.json` on the target: the current release of each workspace, and the others that are still there. */
import { attempt } from 'embed/attempt';
import type { Notice } from 'embed/notice';
import { ReleaseError, type ReleaseTarget } from '../targets/target';

export interface Registry {
  readonly workspaces: Readonly<Record<string, Releases>>;
  /** The first one's stable files have no folder of their own. None before the first stamp. */
  readonly sites?: readonly Site[];
  /** Slugs of removed sites whose files may still be there. */
  readonly leaving?: readonly string[] | undefined;
  /** By the site's slug. */
  readonly notices?: Readonly<Record<string, Notice>>;
}

export interface Releases {
  /** Public address of the workspace's folder, ending with `/`. */
  readonly url: string;
  /** Folder name of the current version. */
  readonly current: string;
  /** Newest first. */
  readonly versions: readonly ReleasedVersion[];
  readonly canary?: CanaryVersion;
}

/** The fields of a site's file that publishing reads; scripts/sites checks the file. */
export interface Site {
  /** Its folder next to a workspace's stable files. */
  readonly slug: string;
  /** Whether it becomes the first site of a target that has none. */
  readonly first?: boolean | undefined;
}

/** Where a release comes from, as far as it is known. Not public. */
export interface Origin {
  readonly commit?: string;
  /** False if the sources had uncommitted changes. */
  readonly isClean?: boolean;
  readonly releasedBy?: string;
}

export interface ReleasedVersion extends Origin {
  readonly version: string;
  readonly releasedAt: string;
  /** session-shared: the major of its contract. Others: the major they were built for. */
  readonly contract?: number;
  /** Versions in its pin, by workspace; they stay as long as this version. */
  readonly pinned?: Readonly<Record<string, string>>;
}

/** A newer release for a share of the visits. docs/decisions/0018-canary.md */
export interface CanaryVersion {
  /** One of the released versions. */
  readonly version: string;
  /** Per cent of the visitors. */
  readonly share: number;
  readonly since: string;
}

const registryFile = 'registry.json';

export async function readRegistry(target: ReleaseTarget): Promise<Registry> {
  return parseRegistry(await target.read(registryFile), target.name);
}

function parseRegistry(bytes: Uint8Array | undefined, where: string): Registry {
  if (!bytes) {
    return { workspaces: {} };
  }
  const registry = attempt(
    () => JSON.parse(Buffer.from(bytes).toString()) as Registry,
  );
  if (typeof registry?.workspaces === 'object') {
    return registry;
  }
  throw new ReleaseError(
    `${where}/${registryFile} is not a release registry. Restore its last good copy, or choose another target.`,
  );
}

export const toBytes = (registry: Registry): Uint8Array =>
  Buffer.from(`${JSON.stringify(registry, null, 2)}\n`);

export const changeRegistry = (
  target: ReleaseTarget,
  next: (registry: Registry) => Registry,
): Promise<void> =>
  target.change(registryFile, (bytes) =>
    toBytes(next(parseRegistry(bytes, target.name))),
  );

export const withWorkspace = (
  registry: Registry,
  name: string,
  releases: Releases,
): Registry => ({
  ...registry,
  workspaces: Object.fromEntries(
    Object.entries({ ...registry.workspaces, [name]: releases }).sort(
      ([one], [other]) => one.localeCompare(other),
    ),
  ),
});
