/** Every container's plugin of federation: the one of the page's runtime, where that has one (docs/decisions/0002-federation.md). */
import { bundlerRuntimeSymbol, readHandOver } from '../contract/handOvers';
import type { createContainerPlugin } from './containerPlugin';

declare const __webpack_require__: Parameters<
  typeof createContainerPlugin
>[0]['require'];
declare const __RELEASE_VERSION__: string;
/** Build-time constant: our version of each shared package. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

type Runtime = () => {
  readonly createContainerPlugin?: typeof createContainerPlugin;
};

export default function runtimePlugin() {
  const runtime = readHandOver<Runtime>(
    globalThis,
    bundlerRuntimeSymbol,
    () => ({}),
  )();
  return runtime.createContainerPlugin?.({
    version: __RELEASE_VERSION__,
    sharedVersions: __SHARED_VERSIONS__,
    require: __webpack_require__,
  });
}
