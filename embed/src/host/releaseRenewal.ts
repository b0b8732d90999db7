import { stampFile } from '../contract/handOvers';
import { retryQuery } from '../delivery/retries';
import type { PageState } from '../page/pageState';
import { locateFile, locateReleases } from '../releases/pageReleases';
import { readLater, readReleases } from '../releases/readReleases';

/** A stamp that does not load must not delay the next attempt. */
const limitMs = 3000;

type Fetch = typeof window.fetch;
/** Never rejects: without a stamp the page's releases stay as they are. `script`: address of a loader. */
export type RenewReleases = (script: string, attempt: number) => Promise<void>;

/**
 * Lets an open page recover when its release was removed: takes the current releases from the stamp next to the loader,
 * with the files that follow the first frame (F11).
 */
export function createReleaseRenewal(
  page: PageState,
  fetch: Fetch,
  isSettled: (workspace: string) => boolean,
): RenewReleases {
  return async (script, attempt) => {
    const address = locateFile(stampFile, script);
    const stamp = await fetchStamp(fetch, address, attempt);
    for (const release of locateReleases(readReleases(stamp), address)) {
      // A release on trial steps back by itself, and counts its failure then.
      if (!isSettled(release.name) && !page.trials?.[release.name]?.isUsed()) {
        page.releases[release.name] = release;
      }
    }
    page.later = { ...page.later, ...readLater(stamp) };
  };
}

async function fetchStamp(
  fetch: Fetch,
  address: string,
  attempt: number,
): Promise<unknown> {
  try {
    const response = await fetch(address + retryQuery(attempt), {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(limitMs),
    });
    return await response.json();
  } catch {
    // Missing, late, not JSON, or forbidden by the page's policy.
    return undefined;
  }
}
