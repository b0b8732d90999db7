import type { Containers } from '../containers/containers';
import { createSharedCalls } from './sharedCalls';
import type { Retry } from './retry';

/** `script`: address of the loader. Its stamp names the current releases when a file is gone. */
export type LoadModule = (
  workspace: string,
  exposed: string,
  script: string,
) => Promise<unknown>;

/** Loads exposed modules. Callers share a running load. A failed load is retried twice, and again on the next call. */
export function createModuleLoader(
  containers: Pick<Containers, 'loadModule'>,
  retry: Retry,
): LoadModule {
  const share = createSharedCalls();
  return (workspace, exposed, script) =>
    share(`${workspace}/${exposed}`, () =>
      retry([workspace], script, () =>
        containers.loadModule(workspace, exposed),
      ),
    );
}
