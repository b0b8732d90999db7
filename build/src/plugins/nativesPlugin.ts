import webpack from 'webpack';
import { nativesFrame } from '../natives/frameNatives';
import { redirectNatives } from '../natives/redirectNatives';
import { atStage } from './atStage';
import { rewriteScript, scriptsOfBuild } from './rewriteScripts';

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
      const scripts = scriptsOfBuild(compilation);
      for (const file of scripts.filter((script) => !exclude?.test(script))) {
        if (unmodified?.test(file)) {
          compilation.updateAsset(
            file,
            (source) =>
              new webpack.sources.ConcatSource(
                nativesFrame.before,
                source,
                nativesFrame.after,
              ),
          );
        } else {
          rewriteScript(compilation, file, redirectNatives);
        }
      }
    },
  );
