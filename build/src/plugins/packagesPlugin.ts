import { createRequire } from 'node:module';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const name = 'PackagesPlugin';
const require = createRequire(import.meta.url);

/** Written with the compiled files for the sealing step: the folders of the bundled packages. */
export const packagesFile = 'packages.json';

/** Lists other people's packages of which something is in a build: its notices name them (sealing/notices.ts). */
export class PackagesPlugin {
  /** @param generators modules of packages that write programs of their own into what they build */
  constructor(private readonly generators: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = [
          ...bundledFiles(compilation),
          ...this.generators.map((generator) => require.resolve(generator)),
        ];
        const folders = [...new Set(files.map(packageOf).filter((one) => one !== undefined))];
        compilation.emitAsset(
          packagesFile,
          new webpack.sources.RawSource(JSON.stringify(folders.sort())),
        );
      });
    });
  }
}

const bundledFiles = ({ modules, chunkGraph }: Compilation): readonly string[] =>
  [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap(partsOf)
    .map((module) => module.nameForCondition() ?? '');

const partsOf = (module: Module): readonly Module[] =>
  'modules' in module ? [...(module.modules as Iterable<Module>)] : [module];

/** The folder of the innermost package that a file belongs to; undefined for files of this repository. */
export const packageOf = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.\\/@][^\\/]*(?=[\\/])/.exec(file)?.[0];
