import { readBuildSettings } from 'build/settings';
import type { Builder } from 'build/runBuilds';

/** Builds of this checkout. */
export const builder: Builder = {
  settings: readBuildSettings(process.env),
  loadBuilds: () => import('../webpack.common.js'),
};
