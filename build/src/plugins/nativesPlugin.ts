import webpack from 'webpack';
import { nativesFrame } from '../natives/frameNatives';
import { redirectNatives } from '../natives/redirectNatives';
import { atStage } from './atStage';

const { ConcatSource, RawSource, SourceMapSource } = webpack.sources;
type Source = webpack.sources.Source;
type Exception = 'exclude' | 'unmodified';

/**
 * Lets our bundles call the browser's functions past whatever a host page has put in their place (F46 to F53):
 * `list.map(f)` becomes `$natives.map(list, f)`, and the host guard (embed/src/natives) decides what that calls. The
 * page's own code is not affected. docs/decisions/0008-host-guard.md.
 * @param settings `exclude`: left alone; `unmodified`: framed, its own text as it is
 */
export const nativesPlugin = ({
  exclude,
  unmodified,
}: Partial<Record<Exception, RegExp>>) =>
  // Before the files are minified: webpack's own runtime is in them by then.
  atStage(
    'NativesPlugin',
    webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1,
    (compilation) => {
      const scripts = Object.keys(compilation.assets).filter((file) =>
        file.endsWith('.js'),
      );
      for (const file of scripts.filter((script) => !exclude?.test(script))) {
        compilation.updateAsset(file, (source) => {
          if (unmodified?.test(file)) {
            return new ConcatSource(
              nativesFrame.before,
              source,
              nativesFrame.after,
            );
          }
          if (compilation.options.devtool) {
            return redirectMapped(file, source);
          }
          return new RawSource(
            redirectNatives(source.source().toString()).toString(),
          );
        });
      }
    },
  );

/** With a map from the output to the input's sources. */
function redirectMapped(file: string, source: Source): Source {
  const { source: before, map } = source.sourceAndMap();
  const program = before.toString();
  const redirected = redirectNatives(program);
  const moves = redirected
    .generateMap({ source: file, hires: 'boundary' })
    .toString();
  return new SourceMapSource(
    redirected.toString(),
    file,
    moves,
    program,
    map ?? undefined,
  );
}
