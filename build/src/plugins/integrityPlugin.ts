import webpack, { type Chunk, type Compiler } from 'webpack';
import { isInEntry } from './firstChunkPlugin';

const { RuntimeGlobals, RuntimeModule } = webpack;
const name = 'IntegrityPlugin';

/** A placeholder for a chunk's hash until the build is sealed; as long as the hash, so that source maps stay valid. */
const hashLength = 44;
export const markOf = (chunkId: string): string =>
  `integrity-of-chunk-${chunkId}`.padEnd(hashLength, '.');
export const marks = /integrity-of-chunk-([\w-]+)\.*/g;

/**
 * Adds the hash of every chunk to the entry that fetches it, so that a browser refuses a changed file (S12). The stable
 * files have the entry's own hash. sealing/fillIntegrity.ts replaces these marks with the hashes of the finished files.
 * Why this is not webpack-subresource-integrity: docs/decisions/0010-releases.md.
 */
export const integrityPlugin = (compiler: Compiler): void =>
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.runtimeRequirementInTree
      .for(RuntimeGlobals.loadScript)
      .tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(
      compilation,
    ).createScript.tap(name, (source) => `${source}\n${setIntegrity}`);
  });

const setIntegrity = `var integrity = ${RuntimeGlobals.require}.integrity[chunkId];
if (integrity) script.integrity = "sha256-" + integrity;`;

class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  override generate(): string {
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])].filter(
      (chunk) => this.hasScript(chunk) && !isInEntry(chunk),
    );
    const ids = chunks.map(({ id }) => String(id));
    const marksById = Object.fromEntries(ids.map((id) => [id, markOf(id)]));
    return `${RuntimeGlobals.require}.integrity = ${JSON.stringify(marksById)};`;
  }

  private hasScript(chunk: Chunk): boolean {
    const graph = this.compilation?.chunkGraph;
    return Boolean(
      graph?.getChunkModulesIterableBySourceType(chunk, 'javascript'),
    );
  }
}
