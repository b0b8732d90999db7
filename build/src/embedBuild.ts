import webpack, { type Configuration } from 'webpack';
import { browserBuild } from './browserBuild';
import { leanRuntime } from './federation/leanRuntime';
import { FactsPlugin } from './plugins/factsPlugin';
import { NativesPlugin } from './plugins/nativesPlugin';
import { PackagesPlugin } from './plugins/packagesPlugin';
import { scriptRule } from './rules/scriptRule';
import { embedSources } from './workspaces/embedSources';
import type { BuildSettings } from './workspaces/settings';
import { readManifest, workspaceFolder } from './workspaces/workspace';

const name = 'embed';
const container = 'mortgage_embed';

/** The page host (once per page), the loader (stamped per remote when it is published) and the runtime for federated hosts. */
export function embedBuild(settings: BuildSettings): Configuration {
  const manifest = readManifest(workspaceFolder(settings.root, name));
  const browser = browserBuild(settings, manifest, container);
  return {
    ...browser,
    entry: {
      host: embedSources.host,
      loader: embedSources.loader,
      runtime: embedSources.runtime,
    },
    output: { ...browser.output, publicPath: '' },
    module: { rules: [scriptRule] },
    plugins: [
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: JSON.stringify('web'),
      }),
      leanRuntime(settings.root),
      new NativesPlugin({ exclude: /^loader/ }),
      new PackagesPlugin(['webpack']),
      new FactsPlugin({ name, container, knowsSites: true }),
    ],
  };
}
