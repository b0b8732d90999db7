import webpack from 'webpack';
import { frameGlobals, nameGlobals } from '../natives/nameGlobals';
import { atStage } from './atStage';
import { rewriteScript, scriptsOfBuild } from './rewriteScripts';

/**
 * Lets our bundles read the browser's globals as properties of `window`, which no constant of a host page hides (F93).
 * Behind the minifier, which takes a bare name for the browser's own and shortens more.
 * docs/decisions/0008-host-guard.md
 * @param unmodified files that get a frame round their own text
 */
export const globalsPlugin = (unmodified?: RegExp) =>
  atStage(
    'GlobalsPlugin',
    webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    (compilation) => {
      for (const file of scriptsOfBuild(compilation)) {
        if (unmodified?.test(file)) {
          compilation.updateAsset(file, (source) => {
            const [before, after] = frameGlobals(source.source().toString());
            return new webpack.sources.ConcatSource(before, source, after);
          });
        } else {
          rewriteScript(compilation, file, nameGlobals);
        }
      }
    },
  );
