import path from 'node:path';
import webpack from 'webpack';

/** Modules of federation's runtime for snapshots, manifests and preloading: `disableSnapshot` leaves them in the bundle. */
export const unusedModules: readonly string[] = [
  'plugins/generate-preload-assets.js',
  'plugins/snapshot/index.js',
  'plugins/snapshot/SnapshotHandler.js',
  'utils/preload.js',
].map((file) => path.join('runtime-core', 'dist', ...file.split('/')));

/** Builds federation's runtime without the functions that we do not call: 2.6 KB less per page (docs/decisions/0002-federation.md). */
export const leanRuntime = (root: string): webpack.NormalModuleReplacementPlugin =>
  new webpack.NormalModuleReplacementPlugin(/\.js$/, (asked) => {
    const file = path.resolve(asked.context, asked.request);
    if (unusedModules.some((unused) => file.endsWith(unused)))
      asked.request = path.join(root, 'embed/src/containers/unusedFederation.ts');
  });
