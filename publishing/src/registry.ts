/** `registry.json` on the target: which release of each workspace is current, and which others are still there. */
import type { Notice } from 'embed/notice';
import { sessionWorkspace } from 'embed/remotes';
import type { CanaryVersion } from './canaryVersion';
import type { Site } from './sites';
import { ReleaseError, type ReleaseTarget } from './targets/target';

export interface Registry {
  /** By workspace name. */
  readonly workspaces: Readonly<Record<string, Releases>>;
  /** Whose pages are stamped; the first one's files have no folder of their own. None before the first stamp. */
  readonly sites?: readonly Site[];
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
  /** Builds that lie on the target without being releases, newest first. */
  readonly previews?: readonly Preview[];
  /** One of the versions, which a share of the visits gets instead of the current one. */
  readonly canary?: CanaryVersion;
}

/** Where a release comes from, as far as it is known; nothing is made up. Not public. */
export interface Origin {
  /** Commit of the sources. */
  readonly commit?: string;
  /** False where the sources held what no commit has. */
  readonly isClean?: boolean;
  readonly releasedBy?: string;
}

export interface ReleasedVersion extends Origin {
  readonly version: string;
  /** ISO 8601. */
  readonly releasedAt: string;
  /** session-shared: the major of the contract it keeps. Others: the major they were built for. */
  readonly contract?: number;
  /** The scripts of its first view as they travel: brotli. */
  readonly firstViewBytes?: number;
  /** Versions that its pin names, by workspace: kept for as long as this one is. */
  readonly pinned?: Readonly<Record<string, string>>;
}

/** A version under an address of its own, `<workspace>/preview/<name>/`. */
export interface Preview extends ReleasedVersion {
  readonly name: string;
}

export const registryFile = 'registry.json';
/** A release that this many newer ones have followed is removed. */
export const versionsKept = 10;

export async function readRegistry(target: ReleaseTarget): Promise<Registry> {
  return parseRegistry(await target.read(registryFile), target.name);
}

export function parseRegistry(bytes: Uint8Array | undefined, where: string): Registry {
  if (!bytes) return { workspaces: {} };
  try {
    const registry = JSON.parse(Buffer.from(bytes).toString()) as Registry;
    if (typeof registry.workspaces === 'object') return registry;
  } catch {
    // The same advice as for JSON that is something else.
  }
  throw new ReleaseError(
    `${where}/${registryFile} is not a release registry. Put back the last good copy of it, or choose another target.`,
  );
}

export const toBytes = (registry: Registry): Uint8Array =>
  Buffer.from(`${JSON.stringify(registry, null, 2)}\n`);

/** The registry with a version released (newest) and current; a canary of before ends with it. What its pin names, if it has one, never changes. */
export function withRelease(
  registry: Registry,
  name: string,
  url: string,
  released: ReleasedVersion,
): Registry {
  const { versions = [], previews } = registry.workspaces[name] ?? {};
  const before = versions.find(({ version }) => version === released.version);
  return withWorkspace(registry, name, {
    url,
    current: released.version,
    versions: [
      before?.pinned ? { ...released, pinned: before.pinned } : released,
      ...versions.filter((version) => version !== before),
    ],
    previews,
  });
}

/** The registry with an older version current again; throws with what is there when this one is not. */
export function withRollback(
  registry: Registry,
  name: string,
  asked: string | undefined,
): Registry {
  const releases = registry.workspaces[name];
  if (!releases)
    throw new ReleaseError(
      `${name} has never been released to this target, so there is nothing to roll back to.`,
    );
  const known = listVersions(releases);
  if (!asked)
    throw new ReleaseError(
      `Say which version: npm run rollback -w ${name} -- <version>. On the target are:\n${known}`,
    );
  if (asked === releases.current)
    throw new ReleaseError(
      `${name} ${asked} is the current version already. On the target are:\n${known}`,
    );
  if (!releases.versions.some(({ version }) => version === asked))
    throw new ReleaseError(`${name} ${asked} is not on the target. There are:\n${known}`);
  const { canary: _ended, ...rest } = releases;
  return withWorkspace(registry, name, { ...rest, current: asked });
}

export const listVersions = ({ current, versions }: Releases): string =>
  versions
    .map(
      ({ version, releasedAt }) =>
        `  ${version}${version === current ? ' (current)' : ''}  ${releasedAt}`,
    )
    .join('\n');

/** The session a remote can run with: the current one where its contract fits, else the newest that fits. */
export function sessionFor(registry: Registry, major: number): ReleasedVersion | undefined {
  const session = registry.workspaces[sessionWorkspace];
  const fitting = session?.versions.filter(({ contract = 1 }) => contract === major) ?? [];
  return fitting.find(({ version }) => version === session?.current) ?? fitting[0];
}

/**
 * Versions of a workspace that may go: neither among the newest, nor current or shown by a preview, nor the session of a remote
 * that is, nor named by the pin of a version that is kept.
 */
export function outdatedVersions(registry: Registry, name: string): readonly string[] {
  const releases = registry.workspaces[name];
  if (!releases) return [];
  const inUse = new Set([
    releases.current,
    ...(releases.previews ?? []).map(({ version }) => version),
    releases.canary?.version,
    ...(name === sessionWorkspace ? sessionsInUse(registry) : []),
    ...versionsPinned(registry, name),
  ]);
  return releases.versions
    .slice(versionsKept)
    .map(({ version }) => version)
    .filter((version) => !inUse.has(version));
}

export function withoutVersions(
  registry: Registry,
  name: string,
  gone: readonly string[],
): Registry {
  const releases = registry.workspaces[name];
  if (!releases) return registry;
  return withWorkspace(registry, name, {
    ...releases,
    versions: releases.versions.filter(({ version }) => !gone.includes(version)),
  });
}

const sessionsInUse = (registry: Registry): readonly string[] =>
  Object.values(registry.workspaces)
    .flatMap(({ current, versions, previews = [] }) => [
      versions.find(({ version }) => version === current)?.contract,
      ...previews.map(({ contract }) => contract),
    ])
    .map((contract = 1) => sessionFor(registry, contract)?.version ?? '');

const versionsPinned = (registry: Registry, name: string): readonly string[] =>
  Object.values(registry.workspaces).flatMap(({ versions }) =>
    versions.flatMap(({ pinned }) => pinned?.[name] ?? []),
  );

export const withWorkspace = (registry: Registry, name: string, releases: Releases): Registry => ({
  ...registry,
  workspaces: Object.fromEntries(
    Object.entries({ ...registry.workspaces, [name]: releases }).sort(([one], [other]) =>
      one.localeCompare(other),
    ),
  ),
});
