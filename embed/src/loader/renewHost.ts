import { stampFile } from '../contract/handOvers';
import { retryQuery } from '../delivery/retries';
import type { PageState } from '../page/pageState';
import { locateFile, locateReleases } from '../releases/pageReleases';
import type { Stamp } from '../releases/release';

/** A stale copy of the loader names a host that is gone; the stamp at its address names the current one (F68). */
export async function renewHost({ releases }: PageState, loader: string): Promise<boolean> {
  const known = releases.embed;
  const address = locateFile(stampFile, loader);
  try {
    const answer = await fetch(address + retryQuery(1), { cache: 'no-store' });
    const stamp = (await answer.json()) as Stamp;
    for (const release of locateReleases(stamp.releases, address))
      if (release.name === 'embed') releases.embed = release;
  } catch {
    // Missing, not JSON, or forbidden by the page's policy.
  }
  return releases.embed?.version !== known?.version;
}
