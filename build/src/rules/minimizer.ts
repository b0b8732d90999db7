import TerserPlugin from 'terser-webpack-plugin';
import { unmodifiedChunk } from './unmodified';

/** ASCII only: a windows-1252 page must not garble a script that comes without a charset. */
export const minimizer = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  exclude: unmodifiedChunk,
  // The minifier has its own threads; other processes would also repeat the code that Node gets by `-e`.
  parallel: false,
  extractComments: false,
  terserOptions: {
    // The third pass takes 0.35 KB from what a guest loads; a fourth takes nothing.
    compress: { passes: 3 },
    mangle: true,
    format: { comments: false, ascii_only: true },
  },
});
