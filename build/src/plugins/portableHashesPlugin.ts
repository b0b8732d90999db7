import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

const name = 'PortableHashesPlugin';

/**
 * Until webpack knows the hash of a finished chunk, a first one stands in its place everywhere. With source maps that one is of
 * absolute paths as well, and the minifier chooses local names by the letters that it finds: here it is of the chunk's id, so that
 * the same sources give the same bytes on every machine, with source maps and without.
 */
export class PortableHashesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Without that, a chunk keeps its first hash.
      if (!compiler.options.optimization.realContentHash) return;
      compilation.hooks.contentHash.tap({ name, stage: Infinity }, (chunk) => {
        chunk.contentHash.javascript = createHash('sha256').update(String(chunk.id)).digest('hex');
      });
    });
  }
}
