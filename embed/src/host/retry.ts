import type { Containers } from '../containers/containers';
import { retryDelayMs, retryQuery } from '../delivery/retries';
import type { PageState } from '../page/pageState';
import type { FreshAttempts } from './freshAttempts';
import type { RenewReleases } from './releaseRenewal';

/** Runs a load of files of these workspaces up to three times. Rejects with the last error. */
export type Retry = <Value>(
  workspaces: readonly string[],
  script: string,
  load: () => Promise<Value>,
) => Promise<Value>;

export function createRetry(
  page: PageState,
  containers: Pick<Containers, 'forgetFailures'>,
  freshAttempts: FreshAttempts,
  renewReleases: RenewReleases,
): Retry {
  /** The first retry bypasses caches and loads the releases that are current now (F11). */
  async function prepare(
    workspaces: readonly string[],
    script: string,
    retry: number,
  ) {
    containers.forgetFailures();
    const attempt = retry === 1 ? freshAttempts.next() : undefined;
    if (attempt === undefined) {
      return;
    }
    for (const workspace of workspaces) {
      page.queries[workspace] = retryQuery(attempt);
    }
    await renewReleases(script, attempt);
  }

  return async (workspaces, script, load) => {
    for (let tried = 0; ; tried += 1) {
      try {
        const value = await load();
        if (workspaces.some((workspace) => page.queries[workspace])) {
          freshAttempts.reset();
        }
        return value;
      } catch (error) {
        const delayMs = retryDelayMs(tried);
        if (delayMs === undefined) {
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        await prepare(workspaces, script, tried + 1);
      }
    }
  };
}
