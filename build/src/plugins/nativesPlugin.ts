import webpack, { type Compiler } from 'webpack';
import { nativesFrame } from '../natives/frameNatives';
import { redirect, redirectNatives } from '../natives/redirectNatives';

const { ConcatSource, RawSource, SourceMapSource } = webpack.sources;
type Source = webpack.sources.Source;
const name = 'NativesPlugin';

/**
 * Lets our bundles call the browser's functions past whatever a host page has put in their place (F46 to F53): `list.map(f)`
 * becomes `$natives.map(list, f)`, and the host guard (embed/src/natives) decides what that calls. The page's own code sees no
 * difference. docs/decisions/0008-host-guard.md.
 */
export class NativesPlugin {
  /** @param settings `exclude`: left alone; `unmodified`: framed, its own text as it is */
  constructor(
    private readonly settings: { readonly exclude?: RegExp; readonly unmodified?: RegExp } = {},
  ) {}

  apply(compiler: Compiler): void {
    // Before the files are made small: webpack's own runtime is in them by then.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
    const isMapped = Boolean(compiler.options.devtool);
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const { exclude, unmodified } = this.settings;
        const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
        for (const file of scripts.filter((script) => !exclude?.test(script))) {
          compilation.updateAsset(file, (source) => {
            if (unmodified?.test(file)) return frame(source);
            return isMapped ? redirectMapped(file, source) : redirectPlain(source);
          });
        }
      });
    });
  }
}

const frame = (source: Source): Source =>
  new ConcatSource(nativesFrame.before, source, nativesFrame.after);

const redirectPlain = (source: Source): Source =>
  new RawSource(redirectNatives(source.source().toString()));

/** With a map from what comes out to the sources of what goes in. */
function redirectMapped(file: string, source: Source): Source {
  const { source: before, map } = source.sourceAndMap();
  const program = before.toString();
  const redirected = redirect(program);
  const moves = redirected.generateMap({ source: file, hires: 'boundary' }).toString();
  return new SourceMapSource(redirected.toString(), file, moves, program, map ?? undefined);
}
