import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { commonSettings } from './browserBuild';

const common = commonSettings(
  path.resolve(import.meta.dirname, '../../bench'),
  'css-style-sheet',
);
// The view and its style sheets are in the bundle, not fetched after it.
const eager = {
  test: /src\/(remote|view)\.ts$/,
  parser: { dynamicImportMode: 'eager' },
};

/** The same sources as one plain bundle without federation: what the benchmark measures a remote against. */
export const oneBundle = (entry: string, folder: string): Configuration => ({
  ...common,
  target: ['web', 'es2022'],
  entry: { bundle: entry },
  output: { path: folder, filename: 'bundle.js', chunkFilename: '[name].js' },
  module: { rules: [...common.module.rules, eager] },
  plugins: [new webpack.DefinePlugin({ __RELEASE_VERSION__: '"bundle"' })],
});
