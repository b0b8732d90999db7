import { ModuleFederation } from '@module-federation/runtime-core';
import { createFederationScript } from '../federation/createFederationScript';
import type { EmbedPage } from '../page';

export interface RemoteLoader {
  /** The module behind a remote's door; a failed load is tried again on the next call. */
  load<Module>(remote: string, door: string): Promise<Module>;
}

const shareScope = 'mortgage';
const sessionRemote = 'session-shared';

/** Loads containers by the page's release registry. session-shared comes first: it alone carries React. */
export function createRemoteLoader(window: Window, page: EmbedPage): RemoteLoader {
  const federation = new ModuleFederation({
    name: 'mortgage_page',
    remotes: [],
    shared: {},
    shareStrategy: 'loaded-first',
    plugins: [{
      name: 'mortgage-page',
      createScript: ({ url, attrs }) => createFederationScript(window.document, url, attrs, page.nonce),
    }],
  });

  const register = (name: string): string => {
    const release = page.releases[name];
    if (!release) throw new Error(`No release of "${name}" is known on this page. Publish it, or check that its embed.js is the stamped one.`);
    federation.registerRemotes([{ name: release.container, entry: release.base + release.entry, entryGlobalName: release.container, type: 'var', shareScope }]);
    return release.container;
  };

  const loadDoor = async <Module>(name: string, door: string): Promise<Module> => {
    const module = await federation.loadRemote<Module>(`${register(name)}/${door}`);
    if (!module) throw new Error(`"${name}" has no door "${door}".`);
    return module;
  };

  return {
    async load<Module>(remote: string, door: string) {
      await loadDoor(sessionRemote, 'session');
      return loadDoor<Module>(remote, door);
    },
  };
}
