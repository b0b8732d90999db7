import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { bundlerRuntimeSymbol, openHandOver } from '../contract/handOvers';
import { createFederatedPlugin } from './containerPlugin';

/** One federation runtime for the page, for all our containers; one that is there already stays. */
export function provideRuntime(): void {
  openHandOver(globalThis, bundlerRuntimeSymbol, () => createBundlerRuntime);
}

const createBundlerRuntime = () => ({
  ...bundlerRuntime,
  bundlerRuntimeOptions: {},
  createContainerPlugin: createFederatedPlugin,
});
