/** Federation runtime plugin of every remote: finds the session and its own files by the page's releases, in our own share scope. */
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { shareScopeName } from '../contract/handOvers';
import { createPageState, findPageState, type PageState } from '../page/pageState';
import { createContainerScript } from './createContainerScript';
import type { InitOptions } from './pageRuntime';
import { adoptHostCopies, openShareScope } from './shareScope';

/** Build-time constant: our version of each shared package. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

export default function remoteRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'mortgage-remote',
    beforeInit(args) {
      args.origin.shareScopeMap[shareScopeName] = openShareScope(window);
      const page = findPageState(window);
      if (page) locateContainer(page, args.userOptions);
      return args;
    },
    /** A host hands over its `default` scope; ours takes its place in this container. */
    initContainerShareScopeMap(args) {
      const ours = openShareScope(window);
      adoptHostCopies(ours, args.shareScope, __SHARED_VERSIONS__);
      args.origin.shareScopeMap[args.scopeName] = ours;
      return args;
    },
    /** session-shared provides what the page lacks: a federated host does not load it first. */
    async beforeLoadShare(args) {
      const { origin, pkgName } = args;
      const session = origin.options.remotes[0];
      if (session && !openShareScope(window)[pkgName])
        await origin.loadRemote(`${session.name}/session`);
      return args;
    },
    createScript: (request) =>
      createContainerScript(window, findPageState(window) ?? createPageState(), request),
  };
}

/** This container's webpack runtime: `p` is the folder of its chunks, `nc` their nonce, `u` the file of a chunk. */
declare const __webpack_require__: {
  p: string;
  nc?: string;
  u: (chunk: string | number) => string;
};
declare const __RELEASE_VERSION__: string;

// Federation may initialize a container more than once.
const fileOf = __webpack_require__.u;

/** Sets the addresses of a container's own chunks and of its session on this page. */
function locateContainer(
  page: PageState,
  { name, remotes = [] }: Pick<InitOptions, 'name' | 'remotes'>,
): void {
  const releases = Object.values(page.releases);
  const own = releases.find(
    ({ container, version }) => container === name && version === __RELEASE_VERSION__,
  );
  // Webpack's guess relies on `document.currentScript`, which a page may clobber. It is used only where another release of this
  // remote came first: then it names the folder of `remoteEntry.js`, which holds the version folders.
  if (own) {
    __webpack_require__.p = own.base;
    // A file that failed may be broken in a cache; the next attempt bypasses it.
    __webpack_require__.u = (chunk) => fileOf(chunk) + (page.queries[own.name] ?? '');
  } else if (!__webpack_require__.p.includes(__RELEASE_VERSION__))
    __webpack_require__.p += `${__RELEASE_VERSION__}/`;
  if (page.nonce) __webpack_require__.nc = page.nonce;
  for (const remote of remotes) {
    const release = releases.find(({ container }) => container === remote.name);
    if (release) Object.assign(remote, { entry: release.base + release.entry });
  }
}
