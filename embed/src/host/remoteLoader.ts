import type { Containers } from '../containers/containers';
import type { Mount } from '../contract/contract';
import type { PageState, Slot } from '../page/pageState';
import { sessionUnavailable } from '../page/reasonOf';
import type { LoadModule } from './moduleLoader';
import { createSharedCalls } from './sharedCalls';

/** What a remote exposes as `./mount`. */
export interface RemoteModule {
  readonly mount: Mount;
}
const isRemoteModule = (module: unknown): module is RemoteModule =>
  typeof module === 'object' && module !== null && 'mount' in module;

/** The session did not come: every remote that waited for it has one and the same error. */
export class SessionUnavailableError extends Error {
  override readonly name = sessionUnavailable;
}

/** The session of the first contract; later ones are named by the remote's release. */
const firstSession = 'session-shared';

/** Rejects with a SessionUnavailableError, or with what was wrong with the remote. */
export type LoadRemote = (slot: Slot) => Promise<RemoteModule>;

/** Loads a slot's remote: its session first, then the remote itself, each in a task of its own. */
export function createRemoteLoader(
  page: PageState,
  containers: Pick<Containers, 'prefetch'>,
  loadModule: LoadModule,
  nextTask: () => Promise<void>,
): LoadRemote {
  const share = createSharedCalls();

  /** The session this remote was built for; on a page with remotes of two contracts there are two. */
  function loadSession({ remote, script }: Slot): Promise<unknown> {
    const name = page.releases[remote]?.session ?? firstSession;
    return share(name, () =>
      loadModule(name, 'session', script).catch((cause: unknown) => {
        throw new SessionUnavailableError('the session could not be loaded', { cause });
      }),
    );
  }

  return async (slot) => {
    // Its entry runs while the session's files are still on their way.
    containers.prefetch(slot.remote);
    // session-shared alone carries React: only after it can the remote ask for that.
    await loadSession(slot);
    await nextTask();
    const module = await loadModule(slot.remote, 'mount', slot.script);
    if (!isRemoteModule(module)) throw new Error(`"${slot.remote}" exposes no mount function.`);
    await nextTask();
    return module;
  };
}
