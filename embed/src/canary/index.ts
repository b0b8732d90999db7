/** Publishing puts this program before a remote's loader while the remote has a canary; it chooses the releases that the loader uses. docs/decisions/0018-canary.md */
import type { RemoteName } from '../contract/contract';
import type { PageState } from '../page/pageState';
import { locateReleases } from '../releases/pageReleases';
import type { Release, SiteParts, Stamp } from '../releases/release';
import { openTrial } from '../trial/trial';
import { takesCanary } from './takesCanary';

interface Choice {
  readonly releases: readonly Release[];
  readonly parts?: SiteParts | undefined;
}

export function choose(
  window: Window & typeof globalThis,
  page: PageState,
  stamp: Stamp & { readonly remote: RemoteName },
  { src }: HTMLScriptElement,
): Choice {
  const { remote, releases, parts, canary } = stamp;
  const current = locateReleases(releases, src).find(({ name }) => name === remote);
  if (!canary || !current || !takesCanary(window, canary)) return stamp;
  const { release, part } = canary;
  // Another tag of the same remote may have opened it.
  if (!page.trials?.[remote]) openTrial(window, page, { remote, current, part: parts?.[remote] });
  return {
    releases: releases.map((one) => (one.name === remote ? release : one)),
    parts: part ? { ...parts, [remote]: part } : parts,
  };
}
