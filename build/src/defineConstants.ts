import webpack from 'webpack';
import { readSharedVersions } from './federation/sharedPackages';
import { unsealedVersion } from './sealing/version';
import type { BuildSettings } from './workspaces/settings';
import type { Manifest } from './workspaces/workspace';

/** Constants that sources get at build time; a source declares those that it uses. */
export const defineConstants = (
  { root, year }: BuildSettings,
  { version }: Manifest,
): webpack.DefinePlugin =>
  new webpack.DefinePlugin({
    __RELEASE_VERSION__: JSON.stringify(unsealedVersion(version)),
    __BUILD_YEAR__: year,
    __SHARED_VERSIONS__: JSON.stringify(readSharedVersions(root)),
  });
