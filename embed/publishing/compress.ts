import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes `.br` and `.gz` beside a text file, so that a static server only has to pick one. */
export async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
