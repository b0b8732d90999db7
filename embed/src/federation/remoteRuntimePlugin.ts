/**
 * Federation runtime plugin of every remote: finds session-shared and its own files through the page's release registry, and keeps
 * our shared packages in a scope of our own.
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { findPage } from '../page';
import { createFederationScript } from './createFederationScript';
import { adoptHostCopies, openShareScope, shareScope, type ShareScope } from './sharedScope';

/** This container's own webpack runtime: `p` is where its chunks lie, `nc` the nonce they are asked for with, `u` the file of a chunk. */
declare const __webpack_require__: {
  p: string;
  nc?: string;
  u: (chunk: string | number) => string;
};
declare const __RELEASE_VERSION__: string;
/** Build-time constant: our version of each shared package. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

const fileOf = __webpack_require__.u;

export default function remoteRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'mortgage-remote',
    beforeInit(args) {
      args.origin.shareScopeMap[shareScope] = openShareScope(window) as never;
      const page = findPage(window);
      if (!page) return args;
      const releases = Object.values(page.releases);
      const own = releases.find(
        ({ container, version }) =>
          container === args.userOptions.name && version === __RELEASE_VERSION__,
      );
      // A page may clobber `document.currentScript`: where our files lie is known, not guessed. Only where another release of
      // this remote came first it is guessed: from `remoteEntry.js`, which lies beside the version folders.
      if (own) __webpack_require__.p = own.base;
      else if (!__webpack_require__.p.includes(__RELEASE_VERSION__))
        __webpack_require__.p += `${__RELEASE_VERSION__}/`;
      // A file that failed may be broken in a cache: the next attempt asks past it.
      if (own) __webpack_require__.u = (chunk) => fileOf(chunk) + (page.queries[own.name] ?? '');
      if (page.nonce) __webpack_require__.nc = page.nonce;
      for (const remote of args.userOptions.remotes ?? []) {
        const release = releases.find(({ container }) => container === remote.name);
        if (release) Object.assign(remote, { entry: release.base + release.entry });
      }
      return args;
    },
    /** A host hands over its `default` scope; ours takes its place in this container. */
    initContainerShareScopeMap(args) {
      const ours = openShareScope(window);
      adoptHostCopies(ours, args.shareScope as unknown as ShareScope, __SHARED_VERSIONS__);
      args.origin.shareScopeMap[args.scopeName] = ours as never;
      return args;
    },
    /** session-shared brings what no one else on the page has: a federated host does not know that it has to come first. */
    async beforeLoadShare(args) {
      const { origin, pkgName } = args;
      const session = origin.options.remotes[0];
      if (session && !openShareScope(window)[pkgName])
        await origin.loadRemote(`${session.name}/session`);
      return args;
    },
    createScript({ url, attrs }) {
      return createFederationScript(document, { url, attrs, ...findPage(window) });
    },
  };
}
