import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Files } from './targets/target';

const isText = (file: string) => /\.(js|json|html)$/.test(file);

/** The files with `.br` and `.gz` beside each text file, so that a static server only has to pick one. */
export async function withCompressed(files: Files): Promise<Files> {
  const compressed = await Promise.all(
    [...files].map(async ([file, bytes]): Promise<[string, Uint8Array][]> => {
      if (!isText(file)) return [[file, bytes]];
      const [brotli, zipped] = await Promise.all([
        promisify(brotliCompress)(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      // The plain file comes last: whoever sees the new one finds the others beside it.
      return [
        [`${file}.br`, brotli],
        [`${file}.gz`, zipped],
        [file, bytes],
      ];
    }),
  );
  return new Map(compressed.flat());
}
