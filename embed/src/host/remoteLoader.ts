import { ModuleFederation, getRemoteEntry, getRemoteInfo } from '@module-federation/runtime-core';
import { createFederationScript } from '../federation/createFederationScript';
import { openShareScope, shareScope } from '../federation/sharedScope';
import type { EmbedPage } from '../page';

export interface RemoteLoader {
  /** The module behind a remote's door; a failed load is tried again on the next call. */
  load<Module>(remote: string, door: string): Promise<Module>;
}

const sessionRemote = 'session-shared';

/** Loads containers by the page's release registry. */
export function createRemoteLoader(window: Window, page: EmbedPage): RemoteLoader {
  const federation = new ModuleFederation({
    name: 'mortgage_page',
    remotes: [],
    shared: {},
    shareStrategy: 'loaded-first',
    plugins: [{
      name: 'mortgage-page',
      createScript: ({ url, attrs }) => createFederationScript(window.document, url, attrs, page),
    }],
  });

  federation.shareScopeMap[shareScope] = openShareScope(window) as never;

  const describe = (name: string) => {
    const release = page.releases[name];
    if (!release) throw new Error(`No release of "${name}" is known on this page. Publish it, or check that its embed.js is the stamped one.`);
    return { name: release.container, entry: release.base + release.entry, entryGlobalName: release.container, type: 'var' as const, shareScope };
  };

  const loadDoor = async <Module>(name: string, door: string): Promise<Module> => {
    const remote = describe(name);
    federation.registerRemotes([remote]);
    const module = await federation.loadRemote<Module>(`${remote.name}/${door}`);
    if (!module) throw new Error(`"${name}" has no door "${door}".`);
    return module;
  };

  return {
    async load<Module>(remote: string, door: string) {
      // The remote's entry runs while the session's files are still on their way; a failure of it is told by loadDoor.
      getRemoteEntry({ origin: federation, remoteInfo: getRemoteInfo(describe(remote)) }).catch(() => undefined);
      // session-shared comes first: it alone carries React, and only then can the remote ask for it.
      await loadDoor(page.releases[remote]?.session ?? sessionRemote, 'session');
      return loadDoor<Module>(remote, door);
    },
  };
}
