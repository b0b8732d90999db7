/** Versions in the registry: released, rolled back, found, and outdated. */
import { sessionWorkspace } from 'embed/remotes';
import { ReleaseError } from '../targets/target';
import {
  withWorkspace,
  type Registry,
  type ReleasedVersion,
  type Releases,
} from './registry';

/** Open pages still use old versions, so a release is removed once so many newer ones exist. */
const versionsKept = 10;

/** Makes a released version current; ends a canary, keeps the version's pin. The former current one is second: open pages use it. */
export function withRelease(
  registry: Registry,
  name: string,
  url: string,
  released: ReleasedVersion,
): Registry {
  const { current, versions = [] } = registry.workspaces[name] ?? {};
  const before = versions.find(({ version }) => version === released.version);
  const others = versions.filter((version) => version !== before);
  return withWorkspace(registry, name, {
    url,
    current: released.version,
    versions: [
      before?.pinned ? { ...released, pinned: before.pinned } : released,
      ...others.filter(({ version }) => version === current),
      ...others.filter(({ version }) => version !== current),
    ],
  });
}

/** The registry with another version of the target current; this ends a canary. */
export function withRollback(
  registry: Registry,
  name: string,
  asked: string | undefined,
): Registry {
  const releases = registry.workspaces[name];
  if (!releases) {
    throw new ReleaseError(
      `${name} has never been released to this target, so it has no version to roll back to.`,
    );
  }
  const known = listVersions(releases);
  if (!asked) {
    throw new ReleaseError(
      `Name a version: npm run rollback -w ${name} -- <version>. On the target are:\n${known}`,
    );
  }
  if (asked === releases.current) {
    throw new ReleaseError(
      `${name} ${asked} is the current version already. On the target are:\n${known}`,
    );
  }
  if (!releases.versions.some(({ version }) => version === asked)) {
    throw new ReleaseError(
      `${name} ${asked} is not on the target. There are:\n${known}`,
    );
  }
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

export const withCurrent = (
  registry: Registry,
  versions: Readonly<Record<string, string>>,
): Registry => ({
  ...registry,
  workspaces: Object.fromEntries(
    Object.entries(registry.workspaces).map(([name, releases]) => [
      name,
      { ...releases, current: versions[name] ?? releases.current },
    ]),
  ),
});

export const findReleased = (
  registry: Registry,
  name: string,
  asked: string,
): ReleasedVersion | undefined =>
  registry.workspaces[name]?.versions.find(({ version }) => version === asked);

/** The session for a contract: the current one if it fits, else the newest that fits. */
export function sessionFor(
  registry: Registry,
  major: number,
): ReleasedVersion | undefined {
  const session = registry.workspaces[sessionWorkspace];
  const fitting =
    session?.versions.filter(({ contract = 1 }) => contract === major) ?? [];
  return (
    fitting.find(({ version }) => version === session?.current) ?? fitting[0]
  );
}

/** The registry without versions that nothing needs: not among the newest, current, a canary, a used session, or part of a kept pin. */
export function withoutOutdated(registry: Registry, name: string) {
  const releases = registry.workspaces[name];
  if (!releases) {
    return { registry, gone: [] };
  }
  const inUse = new Set([
    releases.current,
    releases.canary?.version,
    ...(name === sessionWorkspace ? sessionsInUse(registry) : []),
    ...versionsPinned(registry, name),
  ]);
  const gone = releases.versions
    .slice(versionsKept)
    .map(({ version }) => version)
    .filter((version) => !inUse.has(version));
  const versions = releases.versions.filter(
    ({ version }) => !gone.includes(version),
  );
  return {
    registry: withWorkspace(registry, name, { ...releases, versions }),
    gone,
  };
}

const sessionsInUse = (registry: Registry): readonly string[] =>
  Object.values(registry.workspaces)
    .map(
      ({ current, versions }) =>
        versions.find(({ version }) => version === current)?.contract,
    )
    .map((contract = 1) => sessionFor(registry, contract)?.version ?? '');

const versionsPinned = (registry: Registry, name: string): readonly string[] =>
  Object.values(registry.workspaces).flatMap(({ versions }) =>
    versions.flatMap(({ pinned }) => pinned?.[name] ?? []),
  );
