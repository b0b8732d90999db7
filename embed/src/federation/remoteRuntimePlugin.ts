/**
 * Federation runtime plugin of every remote: finds session-shared and its own files through the page's release registry.
 * Without a registry (a federated host that uses no embed tag) it changes nothing.
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { findPage } from '../page';
import { createFederationScript } from './createFederationScript';

/** This container's own webpack runtime: `p` is where its chunks lie, `nc` the nonce they are asked for with, `u` the file of a chunk. */
declare const __webpack_require__: { p: string; nc?: string; u: (chunk: string | number) => string };

const fileOf = __webpack_require__.u;

export default function remoteRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'mortgage-remote',
    beforeInit(args) {
      const page = findPage(window);
      if (!page) return args;
      const own = Object.values(page.releases).find((release) => release.container === args.userOptions.name);
      // A page may clobber `document.currentScript`: where our files lie is known, not guessed.
      if (own) {
        __webpack_require__.p = own.base;
        // A file that failed may be broken in a cache: the next attempt asks past it.
        __webpack_require__.u = (chunk) => fileOf(chunk) + (page.queries[own.name] ?? '');
      }
      if (page.nonce) __webpack_require__.nc = page.nonce;
      for (const remote of args.userOptions.remotes ?? []) {
        const release = Object.values(page.releases).find(({ container }) => container === remote.name);
        if (release) Object.assign(remote, { entry: release.base + release.entry });
      }
      return args;
    },
    createScript({ url, attrs }) {
      return createFederationScript(document, { url, attrs, ...findPage(window) });
    },
  };
}
