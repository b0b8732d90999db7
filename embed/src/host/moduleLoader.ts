import type { Containers } from '../containers/containers';
import { retryDelayMs, retryQuery } from '../delivery/retries';
import type { PageState } from '../page/pageState';
import type { FreshAttempts } from './freshAttempts';
import type { RenewReleases } from './releaseRenewal';
import { createSharedCalls } from './sharedCalls';

/** `script`: address of the loader that asks. Its stamp names the current releases when a file is gone. */
export type LoadModule = (workspace: string, exposed: string, script: string) => Promise<unknown>;

/** Loads exposed modules. Callers share a running load. A failed load is retried twice, and again on the next call. */
export function createModuleLoader(
  page: PageState,
  containers: Pick<Containers, 'loadModule' | 'forgetFailures'>,
  freshAttempts: FreshAttempts,
  renewReleases: RenewReleases,
): LoadModule {
  const share = createSharedCalls();

  async function loadOnce(workspace: string, exposed: string): Promise<unknown> {
    const module = await containers.loadModule(workspace, exposed);
    if (page.queries[workspace]) freshAttempts.reset();
    return module;
  }

  /** The first retry bypasses caches and loads the releases that are current now (F11). */
  async function prepareRetry(workspace: string, script: string, retry: number): Promise<void> {
    containers.forgetFailures();
    const attempt = retry === 1 ? freshAttempts.next() : undefined;
    if (attempt === undefined) return;
    page.queries[workspace] = retryQuery(attempt);
    await renewReleases(script, attempt);
  }

  /** Rejects with what went wrong last. */
  async function load(workspace: string, exposed: string, script: string): Promise<unknown> {
    for (let tried = 0; ; tried += 1) {
      try {
        return await loadOnce(workspace, exposed);
      } catch (error) {
        const delayMs = retryDelayMs(tried);
        if (delayMs === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        await prepareRetry(workspace, script, tried + 1);
      }
    }
  }

  return (workspace, exposed, script) => share(workspace, () => load(workspace, exposed, script));
}
