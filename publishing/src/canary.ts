/** A newer release for a share of the visits, until it is current for all or for nobody. Source: docs/decisions/0018-canary.md. */
import { isRemote } from 'embed/remotes';
import type { CanaryVersion } from './canaryVersion';
import {
  readRegistry,
  withWorkspace,
  type Registry,
  type ReleasedVersion,
  type Releases,
} from './registry';
import { makeCurrent, release, type ReleaseOutcome, type ReleaseSettings } from './release';
import { ReleaseError } from './targets/target';

export type CanaryWish = Pick<CanaryVersion, 'share' | 'countsUrl'>;

/** A workspace with a canary. */
export type Trying = Releases & { readonly canary: CanaryVersion };
type OnTarget = Pick<ReleaseSettings, 'target'>;

/** Beyond the half the canary is what is usual, and too few visits are left to compare it with. */
const largestShare = 50;

/** Puts the finished build of a remote on the target, for a share of the visits. The same build again changes the share. */
export async function releaseCanary(
  settings: ReleaseSettings,
  name: string,
  wish: CanaryWish,
): Promise<ReleaseOutcome> {
  checkWish(name, wish);
  const since = new Date().toISOString();
  return release(settings, name, (registry, _name, _url, released) =>
    withCanary(registry, name, released, { ...wish, since }),
  );
}

/** The canary is current for all; gives its version. */
export async function promoteCanary({ target }: OnTarget, name: string): Promise<string> {
  const { canary } = await readCanary({ target }, name);
  await makeCurrent({ target }, (registry) => withPromotion(registry, name, canary.version));
  return canary.version;
}

/** All visits have the current release; gives the version that is not tried any more. `version`: stopped only if it still is. */
export async function stopCanary(
  { target }: OnTarget,
  name: string,
  version?: string,
): Promise<string> {
  const { canary } = await readCanary({ target }, name);
  await makeCurrent({ target }, (registry) => withoutCanary(registry, name, version));
  return version ?? canary.version;
}

export const readCanary = async ({ target }: OnTarget, name: string): Promise<Trying> =>
  demandTrying(await readRegistry(target), name, target.name);

/** Undefined where nothing is tried. */
export const findCanary = async ({ target }: OnTarget, name: string): Promise<Trying | undefined> =>
  toTrying(await readRegistry(target), name);

export function withCanary(
  registry: Registry,
  name: string,
  released: ReleasedVersion,
  wish: CanaryWish & { readonly since: string },
): Registry {
  const releases = registry.workspaces[name];
  const { version } = released;
  if (!releases)
    throw new ReleaseError(
      `${name} has no current release that a canary could be compared with. Run npm run release -w ${name} first.`,
    );
  if (version === releases.current)
    throw new ReleaseError(
      `${name} ${version} is what all visits have already: there is nothing to try.`,
    );
  const before = releases.canary?.version === version ? releases.canary : undefined;
  const isNew = !releases.versions.some((known) => known.version === version);
  return withWorkspace(registry, name, {
    ...releases,
    versions: isNew ? [released, ...releases.versions] : releases.versions,
    // What was counted of the same build still counts.
    canary: { version, ...wish, since: before?.since ?? wish.since },
  });
}

function withPromotion(registry: Registry, name: string, version: string): Registry {
  const { canary, ...releases } = demandTrying(registry, name, 'the target');
  if (canary.version !== version)
    throw new ReleaseError(`${name} ${canary.version} is tried by now, not ${version}.`);
  return withWorkspace(registry, name, { ...releases, current: version });
}

export function withoutCanary(registry: Registry, name: string, version?: string): Registry {
  const releases = registry.workspaces[name];
  if (!releases || (version !== undefined && releases.canary?.version !== version)) return registry;
  const { canary: _ended, ...rest } = releases;
  return withWorkspace(registry, name, rest);
}

function toTrying({ workspaces }: Registry, name: string): Trying | undefined {
  const { [name]: releases } = workspaces;
  return releases?.canary && { ...releases, canary: releases.canary };
}

function demandTrying(registry: Registry, name: string, where: string): Trying {
  const trying = toTrying(registry, name);
  if (trying) return trying;
  throw new ReleaseError(
    `There is no canary of ${name} on ${where}. Begin one with npm run canary -w ${name} -- --share 10.`,
  );
}

function checkWish(name: string, { share, countsUrl }: CanaryWish): void {
  if (!isRemote(name))
    throw new ReleaseError(
      `${name} has no canary: a page has one of it for all remotes. Release it to all visits, or try it on a target of its own.`,
    );
  if (!(share >= 0 && share <= largestShare))
    throw new ReleaseError(
      `--share ${share} cannot be used. Say how many visits of a hundred get the canary, 0 (those that ask for it alone) to ${largestShare}.`,
    );
  if (countsUrl !== undefined && !/^(https:\/\/[\w.:[\]-]+)?\/(?!\/)[\w./~%+@:-]*$/.test(countsUrl))
    throw new ReleaseError(
      `--counts ${countsUrl} cannot be used. Give a path of the pages' own host, such as /release-counts, or an https address, without a query.`,
    );
}
