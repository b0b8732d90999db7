import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
} from 'node:zlib';
import type { Files, ReleaseTarget } from './target';

const isText = (file: string) => /\.(js|json|html|txt)$/.test(file);

/** The files, with a `.br` and a `.gz` of each text file: a static server only picks one. */
export async function withCompressed(
  files: Files,
  { isQuick = false } = {},
): Promise<Files> {
  // The first site's files are in two places.
  const known = new Map<string, ReturnType<typeof pack>>();
  const packOnce = (bytes: Uint8Array) => {
    const key = Buffer.from(bytes).toString('latin1');
    const packed = known.get(key) ?? pack(bytes, isQuick);
    known.set(key, packed);
    return packed;
  };
  const compressed = await Promise.all(
    [...files].map(async ([file, bytes]): Promise<[string, Uint8Array][]> => {
      if (!isText(file)) {
        return [[file, bytes]];
      }
      const [brotli, zipped] = await packOnce(bytes);
      // The plain file comes last, so a new plain file always has its compressed forms.
      return [
        [`${file}.br`, brotli],
        [`${file}.gz`, zipped],
        [file, bytes],
      ];
    }),
  );
  return new Map(compressed.flat());
}

const pack = (bytes: Uint8Array, isQuick: boolean) =>
  Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isQuick ? 1 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: isQuick ? 1 : 9 }),
  ]);

/** Whether the target has the file and its compressed forms. Unpacking is a hundred times faster than packing. */
export async function isUnchanged(
  target: Pick<ReleaseTarget, 'read'>,
  file: string,
  bytes: Uint8Array,
): Promise<boolean> {
  const [plain, brotli, zipped] = await Promise.all(
    [file, `${file}.br`, `${file}.gz`].map((name) => target.read(name)),
  );
  if (!plain?.equals(bytes)) {
    return false;
  }
  if (!isText(file)) {
    return true;
  }
  if (!brotli || !zipped) {
    return false;
  }
  const unpacking = [
    promisify(brotliDecompress)(brotli),
    promisify(gunzip)(zipped),
  ];
  // An incomplete file rejects.
  const unpacked = await Promise.all(unpacking).catch(() => undefined);
  return unpacked?.every((one) => one.equals(plain)) ?? false;
}
