/**
 * Federation's plugin for each of our containers, part of both runtimes: finds the session and the container's own files
 * by the page's releases, in our own share scope.
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { shareScopeName } from '../contract/handOvers';
import {
  createPageState,
  findPageState,
  type PageState,
} from '../page/pageState';
import { createContainerScript } from './createContainerScript';
import { adoptHostCopies, openShareScope } from './shareScope';

export interface Container {
  readonly version: string;
  /** Its version of each shared package. */
  readonly sharedVersions: Readonly<Record<string, string>>;
  /** Its webpack runtime: `p` is the folder of its chunks, `nc` their nonce, `u` the file of a chunk. */
  readonly require: {
    p: string;
    nc?: string;
    u: (chunk: string | number) => string;
  };
}

export function createContainerPlugin(
  container: Container,
): ModuleFederationRuntimePlugin {
  // Federation may initialize a container more than once.
  const fileOf = container.require.u;
  return {
    name: 'mortgage-remote',
    beforeInit(args) {
      args.origin.shareScopeMap[shareScopeName] = openShareScope(window);
      const page = findPageState(window);
      if (page) {
        locateContainer(page, container, fileOf, args.userOptions);
      }
      return args;
    },
    /** A host hands over its `default` scope; ours takes its place in this container. */
    initContainerShareScopeMap(args) {
      const ours = openShareScope(window);
      adoptHostCopies(ours, args.shareScope, container.sharedVersions);
      args.origin.shareScopeMap[args.scopeName] = ours;
      return args;
    },
  };
}

/** For federation's own runtime, which loads the session itself. */
export function createFederatedPlugin(
  container: Container,
): ModuleFederationRuntimePlugin {
  return {
    ...createContainerPlugin(container),
    /** session-shared provides what the page lacks: a federated host does not load it first. */
    async beforeLoadShare(args) {
      const { origin, pkgName } = args;
      const session = origin.options.remotes[0];
      if (session && !openShareScope(window)[pkgName]) {
        await origin.loadRemote(`${session.name}/session`);
      }
      return args;
    },
    createScript: (request) =>
      createContainerScript(
        window,
        findPageState(window) ?? createPageState(),
        request,
      ),
  };
}

interface Named {
  readonly name: string;
}

/** Sets the addresses of a container's own chunks and of its session on this page. */
function locateContainer(
  page: PageState,
  { version, require }: Container,
  fileOf: Container['require']['u'],
  { name, remotes = [] }: Named & { readonly remotes?: readonly Named[] },
): void {
  const releases = Object.values(page.releases);
  const own = releases.find(
    (release) => release.container === name && release.version === version,
  );
  // Webpack's guess relies on `document.currentScript`, which a page may clobber. It is used only where another release of this
  // remote came first: then it names the folder of `remoteEntry.js`, which holds the version folders.
  if (own) {
    require.p = own.base;
    // A file that failed may be broken in a cache; the next attempt bypasses it.
    require.u = (chunk) => fileOf(chunk) + (page.queries[own.name] ?? '');
  } else if (!require.p.includes(version)) {
    require.p += `${version}/`;
  }
  if (page.nonce) {
    require.nc = page.nonce;
  }
  for (const remote of remotes) {
    const release = releases.find(({ container }) => container === remote.name);
    if (release) {
      Object.assign(remote, { entry: release.base + release.entry });
    }
  }
}
