import { stampFile } from '../contract/handOvers';
import { retryQuery } from '../delivery/retries';
import type { PageState } from '../page/pageState';
import { locateReleases } from '../releases/pageReleases';
import { readReleases } from '../releases/readReleases';
import type { Release } from '../releases/release';
import { createSharedCalls } from './sharedCalls';

/** A stamp that does not come must not hold up the next attempt. */
const limitMs = 3000;

type Fetch = typeof window.fetch;
/** Never rejects: without a stamp the page's releases stay as they are. `script`: address of a loader. */
export type RenewReleases = (script: string, attempt: number) => Promise<void>;

/**
 * A page that was open while its release was taken away finds its way without a reload: the stamp beside a loader is asked for
 * past every cache, and names the releases that are current now (F11). What runs already stays.
 */
export function createReleaseRenewal(
  page: PageState,
  fetch: Fetch,
  isSettled: (workspace: string) => boolean,
): RenewReleases {
  const share = createSharedCalls();
  return async (script, attempt) => {
    const address = new URL(stampFile, script).href;
    await share(address, async () => {
      for (const release of await fetchReleases(fetch, address, attempt))
        // A release on trial is not replaced while it fails: that would be told to nobody.
        if (!isSettled(release.name) && !page.trials?.[release.name]?.isUsed())
          page.releases[release.name] = release;
    });
  };
}

async function fetchReleases(
  fetch: Fetch,
  address: string,
  attempt: number,
): Promise<readonly Release[]> {
  try {
    const response = await fetch(address + retryQuery(attempt), {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(limitMs),
    });
    return locateReleases(readReleases(await response.json()), address);
  } catch {
    // Not there, not in time, not JSON, an address that is none, or forbidden by the page's policy.
    return [];
  }
}
