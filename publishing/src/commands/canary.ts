/** A newer release for a share of the visits, stopped when it fails more often than the current one. docs/decisions/0018-canary.md */
import { isRemote } from 'embed/remotes';
import {
  readRegistry,
  withWorkspace,
  type Registry,
  type ReleasedVersion,
} from '../registry/registry';
import { ReleaseError } from '../targets/target';
import {
  assertReleasable,
  makeCurrent,
  release,
  type ReleaseOutcome,
  type ReleaseSettings,
  type TargetSettings,
} from './release';

export const releaseCanary = (
  settings: ReleaseSettings,
  name: string,
  share: number,
): Promise<ReleaseOutcome> =>
  release(settings, name, (registry, _name, _url, released) =>
    withCanary(registry, name, released, share),
  );

/** Rejects, before anything is built, when a remote can have no canary of this share. */
export async function assertCanary(
  settings: ReleaseSettings,
  name: string,
  share: number,
): Promise<void> {
  const unbuilt = { version: '', releasedAt: '' };
  withCanary(await readRegistry(settings.target), name, unbuilt, share);
  await assertReleasable(settings, [name]);
}

/** @param judged the only version that is stopped: another operator may have begun another canary meanwhile */
export async function stopCanary(
  settings: TargetSettings,
  name: string,
  judged?: string,
): Promise<void> {
  await makeCurrent(settings, (registry) =>
    withoutCanary(registry, name, judged),
  );
}

const largestShare = 50;

/** The registry with a released version as canary. The same version again changes the share. */
function withCanary(
  registry: Registry,
  name: string,
  released: ReleasedVersion,
  share: number,
): Registry {
  const releases = registry.workspaces[name];
  const { version } = released;
  if (!isRemote(name)) {
    throw new ReleaseError(
      `${name} can have no canary: a page has one ${name} for all remotes. Release it, or try it on another target.`,
    );
  }
  if (!(share > 0 && share <= largestShare)) {
    throw new ReleaseError(
      `--share ${share} cannot be used. Give a percentage from 1 to ${largestShare}, or 0 to stop the canary.`,
    );
  }
  if (!releases) {
    throw new ReleaseError(
      `${name} has no current release to compare a canary with. Run npm run release -w ${name} first.`,
    );
  }
  if (version === releases.current) {
    throw new ReleaseError(
      `${name} ${version} is the current release already.`,
    );
  }
  const { canary, versions } = releases;
  const isKnown = versions.some((known) => known.version === version);
  const since =
    canary?.version === version ? canary.since : released.releasedAt;
  return withWorkspace(registry, name, {
    ...releases,
    versions: isKnown ? versions : [released, ...versions],
    canary: { version, share, since },
  });
}

function withoutCanary(
  registry: Registry,
  name: string,
  judged?: string,
): Registry {
  const { canary, ...releases } = registry.workspaces[name] ?? {};
  if (!canary) {
    throw new ReleaseError(`${name} has no canary.`);
  }
  if (judged !== undefined && canary.version !== judged) {
    throw new ReleaseError(
      `${name} ${canary.version} is a newer canary, and goes on.`,
    );
  }
  return withWorkspace(
    registry,
    name,
    releases as Registry['workspaces'][string],
  );
}

export interface VisitCounts {
  readonly started: number;
  readonly failed: number;
}

const visitsNeeded = 200;
const allowedDifference = 0.01;

/** At least 200 visits of the canary are counted, and its failing share is over one percentage point above the current release's. */
export const failsMore = (canary: VisitCounts, current: VisitCounts): boolean =>
  canary.started >= visitsNeeded &&
  shareOf(canary) > shareOf(current) + allowedDifference;

const shareOf = ({ started, failed }: VisitCounts): number =>
  started ? failed / started : 0;

/**
 * Compares the counts until the canary ends; rejects without one. An address that does not answer ends nothing.
 * @returns `none`: another command has ended it
 */
export async function watchCanary(
  settings: TargetSettings,
  name: string,
  address: string,
  log: (line: string) => void,
  wait: () => Promise<void>,
): Promise<'none' | 'stopped'> {
  for (let isFirst = true; ; isFirst = false) {
    const state = await checkCanary(settings, name, address, log).catch(
      (error: unknown) => {
        log(`${address}: ${String(error)}`);
        return 'running' as const;
      },
    );
    if (state === 'none' && isFirst) {
      throw new ReleaseError(
        `${name} has no canary on ${settings.target.name}.`,
      );
    }
    if (state !== 'running') {
      return state;
    }
    await wait();
  }
}

/** Compares the counts once, and stops a canary that fails more. */
export async function checkCanary(
  settings: TargetSettings,
  name: string,
  address: string,
  log: (line: string) => void,
): Promise<'none' | 'running' | 'stopped'> {
  const releases = (await readRegistry(settings.target)).workspaces[name];
  if (!releases?.canary) {
    return 'none';
  }
  const { current, canary } = releases;
  const countOf = await fetchCounts(address, canary.since);
  const [tried, usual] = [canary.version, current].map((version) =>
    countOf(`${name}/${version}`),
  );
  if (!tried || !usual) {
    return 'running';
  }
  log(
    `${name} ${canary.version} failed on ${format(tried)}, ${current} on ${format(usual)}`,
  );
  const doubt = findDoubt(canary.share, tried, usual);
  if (doubt) {
    log(doubt);
  }
  if (!failsMore(tried, usual)) {
    return 'running';
  }
  await stopCanary(settings, name, canary.version);
  return 'stopped';
}

function findDoubt(
  share: number,
  tried: VisitCounts,
  usual: VisitCounts,
): string | undefined {
  if (tried.started < visitsNeeded) {
    return `Too few visits to judge it: ${visitsNeeded} with the canary are needed.`;
  }
  const counted = (100 * tried.started) / (tried.started + usual.started);
  if (counted > share / 2 && counted < share * 2) {
    return undefined;
  }
  return `The canary has ${counted.toFixed(1)} % of the counted visits instead of ${share} %: counts are missing or made up, or its share has changed.`;
}

const format = ({ started, failed }: VisitCounts): string =>
  `${failed} of ${started} visits`;

/** From an address that answers `{"header-remote/1.0.0-abc": {"started": 812, "failed": 3}}`. */
async function fetchCounts(address: string, since: string) {
  const response = await fetch(
    `${address}?since=${encodeURIComponent(since)}`,
    {
      signal: AbortSignal.timeout(10_000),
    },
  );
  if (!response.ok) {
    throw new ReleaseError(`${address} answers ${response.status}.`);
  }
  const counts = (await response.json()) as Readonly<
    Record<string, Partial<VisitCounts>>
  >;
  return (release: string): VisitCounts => {
    const { started = 0, failed = 0 } = counts[release] ?? {};
    if (Number.isInteger(started) && Number.isInteger(failed)) {
      return { started, failed };
    }
    throw new ReleaseError(`${address} has no counts of ${release}.`);
  };
}
