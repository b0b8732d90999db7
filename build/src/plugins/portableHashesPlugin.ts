import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

const name = 'PortableHashesPlugin';

/**
 * Makes webpack's preliminary chunk hashes from chunk ids. With source maps they depend on absolute paths, and the minifier chooses
 * local names by the letters it finds. So the same sources give the same bytes on every machine, with source maps and without.
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
