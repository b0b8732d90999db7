import type { Containers } from '../containers/containers';
import type { Mount } from '../contract/contract';
import { slotsOf, type PageState, type Slot } from '../page/pageState';
import { sessionUnavailable } from '../page/reasonOf';
import type { LoadModule } from './moduleLoader';
import type { Retry } from './retry';
import { createSharedCalls } from './sharedCalls';

/** The session did not load. Every remote that waited for it gets the same error. */
export class SessionUnavailableError extends Error {
  override readonly name = sessionUnavailable;
}

/** Gives the remote's `./mount`. Rejects with a SessionUnavailableError, or with the remote's own failure. */
export type LoadRemote = (slot: Slot) => Promise<{ readonly mount: Mount }>;

const sessionOf = ({ releases }: PageState, remote: string): string =>
  releases[remote]?.session ?? 'session-shared';

/** For a view that comes later: its own file or React's may fail. */
export const retryViews =
  (page: PageState, retry: Retry): NonNullable<PageState['retryView']> =>
  (remote, load) =>
    retry(
      [remote, sessionOf(page, remote)],
      slotsOf(page, remote)[0]?.script ?? '',
      load,
    );

/** Loads a slot's remote: its session first, then the remote itself, each in a task of its own. */
export function createRemoteLoader(
  page: PageState,
  containers: Pick<Containers, 'prefetch'>,
  loadModule: LoadModule,
  nextTask: () => Promise<void>,
): LoadRemote {
  const share = createSharedCalls();

  /** Remotes of two contracts have a session each. A remote that opens its view at once needs React as well. */
  function loadSession({ remote, script }: Slot): Promise<unknown> {
    const name = sessionOf(page, remote);
    const exposed = page.releases[remote]?.viewFiles ? 'session' : 'react';
    return share(`${name}/${exposed}`, () =>
      loadModule(name, exposed, script).catch((cause: unknown) => {
        throw new SessionUnavailableError('the session could not be loaded', {
          cause,
        });
      }),
    );
  }

  return async (slot) => {
    // The remote's entry runs while the session's files are still loading.
    containers.prefetch(slot.remote);
    // Only session-shared carries React, which the remote needs.
    await loadSession(slot);
    await nextTask();
    const module = await loadModule(slot.remote, 'mount', slot.script);
    return nextTask().then(() => module as { readonly mount: Mount });
  };
}
