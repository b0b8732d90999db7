/** Publishing puts this program before a remote's loader while the remote has a canary; it chooses the releases that the loader uses. docs/decisions/0018-canary.md */
import type { RemoteName } from '../contract/contract';
import { channelKey } from '../contract/handOvers';
import type { PageState } from '../page/pageState';
import { locateReleases } from '../releases/pageReleases';
import type { Canary, Stamp } from '../releases/release';
import { openTrial } from '../trial/trial';

export function choose(
  window: Window & typeof globalThis,
  page: PageState,
  stamp: Stamp & { readonly remote: RemoteName },
  { src }: HTMLScriptElement,
): Pick<Stamp, 'releases' | 'parts'> {
  const { remote, releases, parts, canary } = stamp;
  const current = locateReleases(releases, src).find(
    ({ name }) => name === remote,
  );
  if (!canary || !current || !takesCanary(window, canary)) {
    return stamp;
  }
  const { release, part } = canary;
  // Another tag of the same remote may have opened it.
  if (!page.trials?.[remote]) {
    openTrial(window, page, { remote, current, part: parts?.[remote] });
  }
  return {
    releases: releases.map((one) => (one.name === remote ? release : one)),
    parts: part ? { ...parts, [remote]: part } : parts,
  };
}

/** Number of visitor buckets; too coarse to identify anyone. */
const bucketCount = 10_000;

/**
 * Whether this visitor gets the canary, the same answer on every page: a random bucket is kept in the browser and
 * hashed with the version, so each canary has other visitors. A visitor who saw it fail, or whose browser keeps
 * nothing, gets the current release.
 */
export function takesCanary(
  window: { readonly localStorage: Storage },
  { share, release }: Canary,
): boolean {
  try {
    const { localStorage } = window;
    let kept = localStorage.getItem(channelKey);
    if (!kept) {
      kept = String(Math.floor(Math.random() * bucketCount));
      localStorage.setItem(channelKey, kept);
    }
    const [bucket, failed] = kept.split(' ');
    return (
      failed !== release.version &&
      toPercentile(`${bucket} ${release.version}`) < share
    );
  } catch {
    return false;
  }
}

/** From 0 to below 100, spread evenly over all texts (FNV-1a). */
function toPercentile(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return ((hash >>> 0) % bucketCount) / (bucketCount / 100);
}
