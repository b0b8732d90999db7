import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const name = 'FirstChunkPlugin';

/** Chunks that every page with the container needs: each alone would be one more request, compressed by itself. */
const firstChunkNames: readonly unknown[] = ['mount', 'session', 'state', 'common'];

/** True for a chunk that is part of its entry and has no file of its own. */
export const isInEntry = ({ name: chunkName }: Chunk): boolean =>
  firstChunkNames.includes(chunkName);

/**
 * Appends a container's first chunks to its entry: they register themselves with the runtime before them. Federation splits off
 * each exposed module because shared packages arrive later; here too, the chunk's modules run only on request. Measured:
 * docs/decisions/0002-federation.md.
 */
export class FirstChunkPlugin {
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_COUNT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const file of firstFiles(compilation)) this.merge(compilation, file);
      });
    });
  }

  private merge(compilation: Compilation, file: string): void {
    const chunk = compilation.getAsset(file);
    if (!chunk) throw new Error(`${file} was not compiled.`);
    compilation.updateAsset(
      this.entry,
      (entry) => new webpack.sources.ConcatSource(entry, '\n(()=>{', chunk.source, '\n})();'),
    );
    compilation.deleteAsset(file);
  }
}

const firstFiles = ({ chunks }: Compilation): readonly string[] =>
  [...chunks]
    .filter(isInEntry)
    .flatMap(({ files }) => [...files])
    .filter((file) => file.endsWith('.js'));
