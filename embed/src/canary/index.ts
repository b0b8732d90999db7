/**
 * The loader's canary: publishing puts this program before a loader while a canary of its remote is tried, and then alone. It
 * chooses what the loader is stamped with. Source: docs/decisions/0018-canary.md.
 */
import type { RemoteName } from '../contract/contract';
import type { PageState } from '../page/pageState';
import { locateReleases } from '../releases/pageReleases';
import type { Release, SiteParts, Stamp } from '../releases/release';
import { openTrial } from '../trial/trial';
import { takesCanary } from './takesCanary';

/** What of a stamp is another one's in a visit with the canary. */
export interface Choice {
  readonly releases: readonly Release[];
  readonly parts?: SiteParts | undefined;
}
type RemoteStamp = Stamp & { readonly remote: RemoteName };

/** The page knows the way back from then on, and counts; also on a visit without the canary, which it is compared with. */
export function choose(
  window: Window & typeof globalThis,
  page: PageState,
  stamp: RemoteStamp,
  { dataset, src }: HTMLScriptElement,
): Choice {
  const { remote, releases, parts, canary } = stamp;
  const current = locateReleases(releases, src).find(({ name }) => name === remote);
  if (!canary || !current) return stamp;
  const { release, part, countsUrl } = canary;
  // Another tag of the same remote may have run before.
  if (!page.trials?.[remote])
    openTrial(window, page, { remote, current, part: parts?.[remote], countsUrl });
  if (!takesCanary(window, canary, dataset.channel)) return stamp;
  return {
    releases: releases.map((one) => (one.name === remote ? release : one)),
    parts: part ? { ...parts, [remote]: part } : parts,
  };
}
