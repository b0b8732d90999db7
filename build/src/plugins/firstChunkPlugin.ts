import webpack, { type Chunk } from 'webpack';
import { atStage } from './atStage';
import { scriptsOf } from './notesPlugin';

/** Chunks that every page with the container needs: each alone would be one more request, compressed by itself. */
const firstChunkNames: readonly unknown[] = [
  'mount',
  'session',
  'state',
  'common',
];

/** True for a chunk that is part of its entry and has no file of its own. */
export const isInEntry = ({ name }: Chunk): boolean =>
  firstChunkNames.includes(name);

/**
 * Appends a container's first chunks to its entry: they register themselves with the runtime before them. Federation
 * splits off each exposed module because shared packages arrive later; here too, the chunk's modules run only on
 * request. Measured: docs/decisions/0002-federation.md.
 */
export const firstChunkPlugin = (entry: string) =>
  atStage(
    'FirstChunkPlugin',
    webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_COUNT,
    (compilation) => {
      for (const file of [...compilation.chunks]
        .filter(isInEntry)
        .flatMap(scriptsOf)) {
        const chunk = compilation.getAsset(file);
        if (!chunk) {
          throw new Error(`${file} was not compiled.`);
        }
        compilation.updateAsset(
          entry,
          (before) =>
            new webpack.sources.ConcatSource(
              before,
              '\n(()=>{',
              chunk.source,
              '\n})();',
            ),
        );
        compilation.deleteAsset(file);
      }
    },
  );
