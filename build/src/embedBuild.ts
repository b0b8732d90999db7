import webpack, { type Configuration } from 'webpack';
import { browserBuild } from './browserBuild';
import { compileHintPlugin } from './plugins/compileHintPlugin';
import { globalsPlugin } from './plugins/globalsPlugin';
import { integrityPlugin } from './plugins/integrityPlugin';
import { nativesPlugin } from './plugins/nativesPlugin';
import { notesPlugin } from './plugins/notesPlugin';
import type { BuildSettings } from './workspaces/settings';
import { readManifest } from './workspaces/workspace';

const name = 'embed';
const container = 'mortgage_embed';

/** The page host, the loader, the runtime for federated hosts, and two programs that few pages need: the doctor and overrides. */
export function embedBuild(settings: BuildSettings): Configuration {
  const manifest = readManifest(settings.root, name);
  const browser = browserBuild(settings, manifest, container);
  return {
    ...browser,
    entry: {
      host: './src/host/index.ts',
      loader: './src/loader/index.ts',
      runtime: './src/containers/runtime.ts',
      override: './src/override/index.ts',
      // The doctor's rules are host-kit's; on a page they run from our own release.
      doctor: '../host-kit/src/doctor/overlay/index.ts',
      canary: {
        import: './src/canary/index.ts',
        // The name by which the loader after it, in the same function, calls it.
        library: { name: '__EMBED_CANARY__', type: 'var' },
      },
    },
    output: { ...browser.output, publicPath: '' },
    // The page host has the hashes of the scripts that it requests later by their names.
    optimization: { ...browser.optimization, chunkIds: 'named' },
    plugins: [
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: JSON.stringify('web'),
      }),
      nativesPlugin({ exclude: /^(loader|canary)/ }),
      globalsPlugin(),
      compileHintPlugin('host.js'),
      integrityPlugin,
      notesPlugin(['webpack'], { name, container }),
    ],
  };
}
