/**
 * Federation runtime plugin of every remote: finds session-shared and its own files through the page's releases, and keeps our
 * shared packages in a scope of our own.
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { shareScopeName } from '../contract/handOvers';
import { createPageState, findPageState } from '../page/pageState';
import { createContainerScript } from './createContainerScript';
import { locateContainer } from './locateContainer';
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
    /** session-shared brings what no one else on the page has: a federated host does not know that it has to come first. */
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
