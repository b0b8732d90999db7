/**
 * The page's half of federation's container protocol: the five functions that a container calls, and nothing else. A
 * page has only our containers, with known addresses and shared packages; federated hosts get federation's own runtime
 * (`runtime.ts`). Written for containers of @module-federation/enhanced 2.9.2: `pageRuntime.nodetest.ts` runs one under
 * both runtimes.
 */
import {
  bundlerRuntimeSymbol,
  openHandOver,
  shareScopeName,
} from '../contract/handOvers';
import { createContainerPlugin } from './containerPlugin';
import { chooseShared, openShareScope, type ShareScope } from './shareScope';

type Factory = () => unknown;
type ModuleId = string | number;
type LoadedShared = ShareScope[string][string];

export type LoadExposed = (
  container: string,
  exposed: string,
) => Promise<Factory>;

interface WebpackRequire {
  readonly m: Record<ModuleId, (module: { exports: unknown }) => void>;
  readonly c: Record<ModuleId, unknown>;
  readonly federation: { readonly initOptions: InitOptions };
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<ModuleId, Consumed>>;
  };
}

export interface InitOptions {
  readonly name: string;
  readonly remotes?: readonly { readonly name: string }[];
  readonly shared?: Readonly<
    Record<string, readonly Pick<LoadedShared, 'version' | 'get'>[]>
  >;
  /** Federation's runtime plugins; a container has `runtimePlugin.ts`. */
  readonly plugins?: readonly {
    readonly beforeInit?: (args: object) => unknown;
    readonly initContainerShareScopeMap?: (args: object) => unknown;
  }[];
}

/** A shared package that a container needs. `fallback` throws in a remote, which brings none. */
interface Consumed {
  readonly shareKey: string;
  readonly fallback: () => Factory | Promise<Factory>;
}

interface ChunkRequest {
  readonly webpackRequire: WebpackRequire;
  readonly chunkId: ModuleId;
  readonly chunkMapping: Readonly<Record<ModuleId, readonly ModuleId[]>>;
  /** The chunk is there when all of these are. */
  readonly promises: unknown[];
}

interface RemotesRequest extends ChunkRequest {
  /** Share scope and exposed module; `p` is webpack's mark of a module that loads or has loaded. */
  readonly idToExternalAndNameMapping: Record<
    ModuleId,
    { readonly 1: string; p?: Promise<void> | 0 | 1 }
  >;
  readonly idToRemoteMap: Readonly<
    Record<ModuleId, readonly { readonly name: string }[]>
  >;
}

/** Gives containers this runtime. A federation runtime that is there already stays. */
export function providePageRuntime(
  window: Window,
  loadExposed: LoadExposed,
): void {
  const bundlerRuntime = new PageRuntime(openShareScope(window), loadExposed);
  openHandOver(globalThis, bundlerRuntimeSymbol, () => () => ({
    bundlerRuntime,
    // Each container writes into its own.
    bundlerRuntimeOptions: { remotes: {} },
    createContainerPlugin,
  }));
}

class PageRuntime {
  constructor(
    private readonly scope: ShareScope,
    private readonly loadExposed: LoadExposed,
  ) {}

  init({
    webpackRequire,
  }: {
    readonly webpackRequire: WebpackRequire;
  }): object {
    const { initOptions } = webpackRequire.federation;
    const origin = { shareScopeMap: {} };
    for (const { beforeInit } of initOptions.plugins ?? []) {
      beforeInit?.({ origin, userOptions: initOptions });
    }
    register(this.scope, initOptions);
    return origin;
  }

  consumes(
    request: ChunkRequest & {
      readonly installedModules: Record<ModuleId, unknown>;
    },
  ): void {
    const {
      webpackRequire,
      chunkId,
      chunkMapping,
      promises,
      installedModules,
    } = request;
    const { federation, consumesLoadingData } = webpackRequire;
    for (const id of chunkMapping[chunkId] ?? []) {
      const consumed = consumesLoadingData.moduleIdToConsumeDataMapping[id];
      if (!consumed) {
        continue;
      }
      const settle = (mark: 0 | undefined, give: Factory): void => {
        installedModules[id] = mark;
        define(webpackRequire, id, give);
      };
      installedModules[id] ??= consume(
        this.scope,
        consumed,
        federation.initOptions,
        this.loadExposed,
      ).then(
        (factory) => settle(0, factory),
        (error: unknown) => settle(undefined, rethrow(error)),
      );
      promises.push(installedModules[id]);
    }
  }

  remotes(request: RemotesRequest): void {
    const { webpackRequire, chunkId, chunkMapping, promises } = request;
    for (const id of chunkMapping[chunkId] ?? []) {
      const external = request.idToExternalAndNameMapping[id];
      const container = request.idToRemoteMap[id]?.[0]?.name;
      if (!external || container === undefined) {
        continue;
      }
      const settle = (mark: 0 | 1, factory: Factory): void => {
        external.p = mark;
        define(webpackRequire, id, factory);
      };
      // A module whose own shared packages failed throws: the next request of the chunk loads it again.
      const give = (factory: Factory) => () => {
        external.p = 0;
        const exports = factory();
        external.p = 1;
        return exports;
      };
      external.p ||= this.loadExposed(container, external[1]).then(
        (factory) => settle(1, give(factory)),
        (error: unknown) => settle(0, rethrow(error)),
      );
      promises.push(external.p);
    }
  }

  /** Sharing needs no preparation: each container has registered its packages in `init`. */
  I(): Promise<boolean> {
    return Promise.resolve(true);
  }

  /** A host opens the container in its own scope; the container's plugin takes over what fits. */
  initContainerEntry(entry: {
    readonly webpackRequire: WebpackRequire;
    readonly shareScope: object;
  }): void {
    const { webpackRequire, shareScope } = entry;
    if (shareScope === this.scope) {
      return;
    }
    for (const { initContainerShareScopeMap } of webpackRequire.federation
      .initOptions.plugins ?? []) {
      initContainerShareScopeMap?.({
        ...{ origin: { shareScopeMap: {} }, shareScope },
        scopeName: shareScopeName,
      });
    }
  }
}

/** Webpack caches a module before it runs, and keeps one that throws: the next `require` has to run it again. */
function define({ m, c }: WebpackRequire, id: ModuleId, give: Factory): void {
  m[id] = (module) => {
    c[id] = undefined;
    module.exports = give();
  };
}

const rethrow =
  (error: unknown): Factory =>
  () => {
    throw error;
  };

/** Adds a container's packages to the scope; a version that is there stays. */
function register(scope: ShareScope, { name, shared = {} }: InitOptions): void {
  for (const [packageName, versions] of Object.entries(shared)) {
    for (const offered of versions) {
      (scope[packageName] ??= {})[offered.version] ??= Object.assign(
        {},
        offered as LoadedShared,
        {
          // Federation's own runtime reads these.
          ...{ from: name, deps: [], useIn: [], strategy: 'loaded-first' },
        },
      );
    }
  }
}

/** The factory of a shared package. Only the session brings packages, so it is loaded where the scope lacks one. */
async function consume(
  scope: ShareScope,
  { shareKey, fallback }: Consumed,
  { remotes = [] }: InitOptions,
  loadExposed: LoadExposed,
): Promise<Factory> {
  const [session] = remotes;
  if (!scope[shareKey] && session) {
    await loadExposed(session.name, './session');
  }
  const shared = chooseShared(scope[shareKey]);
  if (!shared) {
    return fallback();
  }
  if (shared.lib) {
    return shared.lib as Factory;
  }
  shared.loading ??= Promise.resolve(shared.get());
  const factory = (await shared.loading) as Factory;
  return Object.assign(shared, { loaded: true, lib: factory }).lib;
}
