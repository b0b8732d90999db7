import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { isInEntry } from './firstChunkPlugin';

const { RuntimeGlobals, RuntimeModule, sources } = webpack;
const name = 'IntegrityPlugin';

/** Written with the compiled files for the sealing step: the file of each chunk, by the chunk's id. */
export const chunkFilesFile = 'chunk-files.json';
const hashLength = 44;
/**
 * Stands for a chunk's hash until the build is sealed, and is as long: what follows it keeps its place,
 * which source maps name. `marks` finds it.
 */
export const markOf = (chunkId: string): string =>
  `integrity-of-chunk-${chunkId}`.padEnd(hashLength, '.');
export const marks = /integrity-of-chunk-([\w-]+)\.*/g;

/**
 * Gives every chunk that an entry fetches the hash it must have: a browser then refuses a file that was changed on its way
 * (S12). The hashes stand in the entry, whose own hash stands in the stable files. They are those of the finished files, so here
 * they are marks, which sealing/fillIntegrity.ts fills in. Why this is not webpack-subresource-integrity:
 * docs/decisions/0010-releases.md.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(name, (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
        });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${setIntegrity}`,
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        compilation.emitAsset(chunkFilesFile, new sources.RawSource(toJson(compilation)));
      });
    });
  }
}

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
    return Boolean(graph?.getChunkModulesIterableBySourceType(chunk, 'javascript'));
  }
}

function toJson({ chunks }: Compilation): string {
  const files = [...chunks].flatMap((chunk) => {
    const script = [...chunk.files].find((file) => file.endsWith('.js'));
    return script ? [[String(chunk.id), script] as const] : [];
  });
  return JSON.stringify(Object.fromEntries(files));
}
