import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { commonSettings } from './browserBuild';
import { minimizer } from './rules/minimizer';
import { scriptRule } from './rules/scriptRule';
import { styleRule } from './rules/styleRule';

/** The same sources as one plain bundle without federation: what the benchmark measures a remote against. */
export const oneBundle = (entry: string, folder: string): Configuration => ({
  ...commonSettings(path.resolve(import.meta.dirname, '../..')),
  target: ['web', 'es2022'],
  entry: { bundle: entry },
  output: { path: folder, filename: 'bundle.js', chunkFilename: '[name].js' },
  // The view and its style sheets are in the bundle, not fetched after it.
  module: {
    rules: [
      scriptRule,
      styleRule('css-style-sheet'),
      { test: /src\/(remote|view)\.ts$/, parser: { dynamicImportMode: 'eager' } },
    ],
  },
  optimization: { minimize: true, minimizer: [minimizer] },
  plugins: [new webpack.DefinePlugin({ __RELEASE_VERSION__: '"bundle"' })],
});
