import type { BuildFacts } from 'embed/release';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** Input of the sealing step, next to the compiled files; not part of the build. */
export const factsFile = 'facts.json';
export type UnsealedFacts = Omit<BuildFacts, 'version'>;

/** Chunks that a view needs in addition to the entries: React, the session's modules for it, and the remote's own. */
const firstChunkNames: readonly unknown[] = ['vendor', 'react', 'view', 'readers', 'schemas'];

export class FactsPlugin {
  constructor(private readonly facts: Omit<UnsealedFacts, 'firstChunks'>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FactsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FactsPlugin', stage }, () => {
        const facts: UnsealedFacts = { ...this.facts, firstChunks: firstChunks(compilation) };
        compilation.emitAsset(factsFile, new webpack.sources.RawSource(JSON.stringify(facts)));
      });
    });
  }
}

const firstChunks = (compilation: Compilation): string[] =>
  [...compilation.chunks]
    .filter(({ name }) => firstChunkNames.includes(name))
    .flatMap(({ files }) => [...files])
    .filter((file) => file.endsWith('.js'));
