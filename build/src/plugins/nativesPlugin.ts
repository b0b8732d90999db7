import webpack, { type Compiler } from 'webpack';
import { redirectNatives } from '../natives/redirectNatives';

const name = 'NativesPlugin';

/**
 * Lets our bundles call the browser's functions past whatever a host page has put in their place (F46 to F53): `list.map(f)`
 * becomes `$natives.map(list, f)`, and the host guard (embed/src/natives) decides what that calls. The page's own code sees no
 * difference. docs/decisions/0008-host-guard.md.
 */
export class NativesPlugin {
  private readonly exclude: RegExp | undefined;

  constructor({ exclude }: { readonly exclude?: RegExp } = {}) {
    this.exclude = exclude;
  }

  apply(compiler: Compiler): void {
    // Before the files are made small: webpack's own runtime is in them by then.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
        for (const file of scripts.filter((script) => !this.exclude?.test(script))) {
          compilation.updateAsset(
            file,
            (source) => new webpack.sources.RawSource(redirectNatives(source.source().toString())),
          );
        }
      });
    });
  }
}
