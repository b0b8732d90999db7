import { createHash } from 'node:crypto';

const name = 'IntegrityPlugin';
const mark = (chunkId) => `integrity-of-chunk-${chunkId}`;

/**
 * Gives every chunk that an entry fetches the hash it must have: a browser then refuses a file that was changed on its way
 * (S12). The hashes stand in the entry, whose own hash stands in the stable files. Works where the chunk names carry a content
 * hash and the entry's name does not. (docs/decisions/0010-releases.md says why this is not webpack-subresource-integrity.)
 */
export class IntegrityPlugin {
  apply(compiler) {
    const { RuntimeModule, Compilation, runtime, sources, RuntimeGlobals } = compiler.webpack;

    class IntegrityRuntimeModule extends RuntimeModule {
      constructor() {
        super('chunk integrity');
      }

      generate() {
        const hasScript = (chunk) =>
          Boolean(
            this.compilation.chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript'),
          );
        const marks = Object.fromEntries(
          [...this.chunk.getAllAsyncChunks()].filter(hasScript).map(({ id }) => [id, mark(id)]),
        );
        return `${RuntimeGlobals.require}.integrity = ${JSON.stringify(marks)};`;
      }
    }

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(name, (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
        });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) =>
          `${source}\nvar integrity = ${RuntimeGlobals.require}.integrity[chunkId];\nif (integrity) script.integrity = "sha256-" + integrity;`,
      );
      // After the content hashes have got their final place in the file names and in the files.
      compilation.hooks.processAssets.tap(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () => {
          const chunks = [...compilation.chunks].filter(({ files }) => files.size > 0);
          const hashes = new Map(
            chunks.map((chunk) => [String(chunk.id), hashOf(compilation, chunk)]),
          );
          for (const file of chunks
            .filter((chunk) => chunk.hasRuntime())
            .flatMap((chunk) => [...chunk.files])) {
            compilation.updateAsset(
              file,
              (asset) => new sources.RawSource(fillMarks(asset.source().toString(), hashes)),
            );
          }
        },
      );
    });
  }
}

function hashOf(compilation, chunk) {
  const file = [...chunk.files].find((candidate) => candidate.endsWith('.js'));
  return createHash('sha256').update(compilation.getAsset(file).source.buffer()).digest('base64');
}

const fillMarks = (text, hashes) =>
  text.replace(/integrity-of-chunk-([\w-]+)/g, (_mark, id) => {
    if (!hashes.has(id))
      throw new Error(
        `Chunk ${id} has no file to hash. Report this with the build's configuration.`,
      );
    return hashes.get(id);
  });
