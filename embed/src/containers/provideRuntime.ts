import * as runtimeCore from '@module-federation/runtime-core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { bundlerRuntimeSymbol, openHandOver } from '../contract/handOvers';

declare global {
  /** Where remotes built with `externalRuntime` look for the runtime. */
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/** One federation runtime for the page; one that is there already stays. */
export function provideRuntime(): void {
  globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
  openHandOver(globalThis, bundlerRuntimeSymbol, () => createBundlerRuntime);
}

/** What each container writes into is its own. */
const createBundlerRuntime = () => ({ ...bundlerRuntime, bundlerRuntimeOptions: {} });
