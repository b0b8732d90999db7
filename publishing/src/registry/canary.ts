/** The canary of a remote in the registry. docs/decisions/0018-canary.md */
import { isRemote } from 'embed/remotes';
import { ReleaseError } from '../targets/target';
import { withWorkspace, type Registry, type ReleasedVersion } from './registry';

const largestShare = 50;

/** The registry with a released version as canary. The same version again changes the share. */
export function withCanary(
  registry: Registry,
  name: string,
  released: ReleasedVersion,
  share: number,
): Registry {
  const releases = registry.workspaces[name];
  const { version } = released;
  if (!isRemote(name))
    throw new ReleaseError(
      `${name} can have no canary: a page has one ${name} for all remotes. Release it, or try it on another target.`,
    );
  if (!(share > 0 && share <= largestShare))
    throw new ReleaseError(
      `--share ${share} cannot be used. Give a percentage from 1 to ${largestShare}, or 0 to stop the canary.`,
    );
  if (!releases)
    throw new ReleaseError(
      `${name} has no current release to compare a canary with. Run npm run release -w ${name} first.`,
    );
  if (version === releases.current)
    throw new ReleaseError(`${name} ${version} is the current release already.`);
  const { canary, versions } = releases;
  const isKnown = versions.some((known) => known.version === version);
  const since = canary?.version === version ? canary.since : released.releasedAt;
  return withWorkspace(registry, name, {
    ...releases,
    versions: isKnown ? versions : [released, ...versions],
    canary: { version, share, since },
  });
}

export function withoutCanary(registry: Registry, name: string): Registry {
  const { canary, ...releases } = registry.workspaces[name] ?? {};
  if (!canary) throw new ReleaseError(`${name} has no canary.`);
  return withWorkspace(registry, name, releases as Registry['workspaces'][string]);
}
