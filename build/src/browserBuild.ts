import path from 'node:path';
import type { Configuration } from 'webpack';
import { minimizer } from './rules/minimizer';
import { scriptRule } from './rules/scriptRule';
import { styleRule, type SheetType } from './rules/styleRule';
import { unsealedVersion } from './sealing/version';
import { browserFolder } from './workspaces/folders';
import type { BuildSettings } from './workspaces/settings';
import type { Manifest } from './workspaces/workspace';

export const commonSettings = (folder: string, sheetType: SheetType) =>
  ({
    mode: 'production',
    context: folder,
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    infrastructureLogging: { level: 'error' },
    performance: false,
    stats: 'errors-warnings',
    module: { rules: [scriptRule, styleRule(sheetType)] },
    optimization: { minimizer: [minimizer] },
  }) satisfies Configuration;

export function browserBuild(
  settings: BuildSettings,
  { name, version }: Manifest,
  container: string,
): Configuration {
  return {
    ...commonSettings(path.join(settings.root, name), 'css-style-sheet'),
    mode: settings.isProduction ? 'production' : 'development',
    // For reading reported stacks (sourceMaps.ts). No released file names them (S21).
    devtool: settings.isProduction ? 'hidden-source-map' : false,
    name,
    target: ['web', 'es2022'],
    output: {
      path: browserFolder(settings, name),
      filename: '[name].js',
      // Each version has a folder of its own, so no name needs a hash.
      chunkFilename: '[name].js',
      // The version keeps the chunk queues of two releases on one page apart.
      uniqueName: `${container}@${unsealedVersion(version)}`,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      // ERR-8: a chunk that has not loaded after these milliseconds is a ChunkLoadError.
      chunkLoadTimeout: 120_000,
      // A module that threw runs again at the next attempt; the setting that replaces this one throws the same error again.
      // oxlint-disable-next-line typescript/no-deprecated
      strictModuleExceptionHandling: true,
      trustedTypes: {
        policyName: `mortgage-${container}`,
        onPolicyCreationFailure: 'continue',
      },
      clean: true,
      devtoolModuleFilenameTemplate: '[resource-path]',
    },
  };
}
