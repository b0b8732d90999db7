import { ModuleFederation, getRemoteEntry, getRemoteInfo } from '@module-federation/runtime-core';
import { createFederationScript } from '../federation/createFederationScript';
import { openShareScope, shareScope } from '../federation/sharedScope';
import type { EmbedPage, Slot } from '../page';
import { trust } from '../trust';
import { renewReleases } from './renewReleases';
import { createFreshAttempts, withRetries } from './retry';

export interface RemoteLoader {
  /** The module behind the door of a slot's remote. A failed load is tried again twice, and anew on the next call. */
  load<Module>(slot: Slot, door: string): Promise<Module>;
  /** True once a container of this name has opened a door: its release is settled for the page. */
  isSettled(workspace: string): boolean;
}

/** The session did not come: every remote of the page has one and the same error. */
export class SessionUnavailableError extends Error {
  override readonly name = 'SessionUnavailableError';
}

const sessionRemote = 'session-shared';
/** ERR-8. */
const entryTimeoutMs = 120_000;

/** Loads containers by the page's release registry. */
export function createRemoteLoader(
  window: Window & typeof globalThis,
  page: EmbedPage,
): RemoteLoader {
  const containers = window as unknown as Record<string, unknown>;
  const federation = new ModuleFederation({
    name: 'mortgage_page',
    remotes: [],
    shared: {},
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'mortgage-page',
        createScript: ({ url, attrs }) => ({
          script: createFederationScript(window.document, {
            url,
            attrs,
            nonce: page.nonce,
            trust: trust(window, page),
            releases: page.releases,
          }),
          timeout: entryTimeoutMs,
        }),
      },
    ],
  });
  const freshAttempts = createFreshAttempts(window);
  const running = new Map<string, Promise<unknown>>();
  const settled = new Set<string>();
  const sessionOpenings = new Map<string, Promise<unknown>>();

  federation.shareScopeMap[shareScope] = openShareScope(window) as never;

  /** Tells federation where the container lies now, and forgets what it kept of another address. */
  function register(workspace: string) {
    const release = page.releases[workspace];
    if (!release)
      throw new Error(
        `No release of "${workspace}" is known on this page. Publish it, or check that its embed.js is the stamped one.`,
      );
    const remote = {
      name: release.container,
      entry: release.base + release.entry + (page.queries[workspace] ?? ''),
      entryGlobalName: release.container,
      type: 'var' as const,
      shareScope,
    };
    // An element of the page with this id is found under the window's name, too.
    if (containers[remote.name] instanceof window.Node) containers[remote.name] = undefined;
    const known = federation.options.remotes.find(({ name }) => name === remote.name);
    if (!known) federation.registerRemotes([remote]);
    else if (!('entry' in known) || known.entry !== remote.entry) {
      Object.assign(known, remote);
      federation.moduleCache.delete(remote.name);
    }
    return remote;
  }

  async function loadDoor<Module>(workspace: string, door: string): Promise<Module> {
    const remote = register(workspace);
    const module = await federation.loadRemote<Module>(`${remote.name}/${door}`);
    if (!module) throw new Error(`"${workspace}" has no door "${door}".`);
    settled.add(workspace);
    if (page.queries[workspace]) freshAttempts.helped();
    return module;
  }

  /** The next attempt asks the network, not a cache, and for the releases that are current now (F11). */
  async function startAfresh(workspace: string, slot: Slot, retry: number): Promise<void> {
    // Federation keeps the promise of a shared package that failed.
    for (const versions of Object.values(federation.shareScopeMap[shareScope] ?? {})) {
      for (const shared of Object.values(versions)) if (!shared.loaded) shared.loading = null;
    }
    const attempt = retry === 1 ? freshAttempts.next() : undefined;
    if (attempt === undefined) return;
    page.queries[workspace] = `?retry=${attempt}`;
    const before = page.releases[workspace]?.version;
    await renewReleases(window, page, slot, attempt, settled);
    const release = page.releases[workspace];
    if (release && release.version !== before) containers[release.container] = undefined;
  }

  /** One load for all who ask while it runs. */
  function open<Module>(workspace: string, door: string, slot: Slot): Promise<Module> {
    const known = running.get(workspace);
    if (known) return known as Promise<Module>;
    const opening = withRetries(
      () => loadDoor<Module>(workspace, door),
      (retry) => startAfresh(workspace, slot, retry),
    ).finally(() => running.delete(workspace));
    running.set(workspace, opening);
    return opening;
  }

  return {
    isSettled: (workspace) => settled.has(workspace),
    async load<Module>(slot: Slot, door: string) {
      // The remote's entry runs while the session's files are still on their way; a failure of it is told by loadDoor.
      getRemoteEntry({
        origin: federation,
        remoteInfo: getRemoteInfo(register(slot.remote)),
      }).catch(() => undefined);
      // session-shared comes first: it alone carries React, and only then can the remote ask for it.
      await openSession(slot);
      return open<Module>(slot.remote, door, slot);
    },
  };

  /** The session this remote was built for; on a page with remotes of two contracts there are two. */
  async function openSession(slot: Slot): Promise<void> {
    const name = page.releases[slot.remote]?.session ?? sessionRemote;
    const opening =
      sessionOpenings.get(name) ??
      open(name, 'session', slot)
        .catch((cause: unknown) => {
          throw new SessionUnavailableError('the session could not be loaded', { cause });
        })
        .finally(() => sessionOpenings.delete(name));
    sessionOpenings.set(name, opening);
    await opening;
  }
}
