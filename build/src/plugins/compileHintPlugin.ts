import { compileHint } from 'embed/release';
import webpack from 'webpack';

/** Behind the minifier, which removes comments, and before the source maps, which count lines. */
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

/** Writes the hint as the first line of a script of which most runs at load (docs/decisions/0002-federation.md). */
export const compileHintPlugin = (file: string): webpack.BannerPlugin =>
  new webpack.BannerPlugin({
    banner: compileHint,
    raw: true,
    include: file,
    stage,
  });
