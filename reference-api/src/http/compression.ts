/** Pages and answers travel small: half a page's time on a slow line is its HTML. */
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Compressed for each visitor: the highest level would take longer than it saves. */
const brotliQuality = 5;

/**
 * Compresses what a visitor's browser takes, from 1 kB on. Nothing that is compressed holds a secret
 * beside words of a request (csrf texts come alone and are shorter), so its length tells nobody anything.
 */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    // Requests are small, and the server does not unpack them (S14).
    globalDecompression: false,
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
}
