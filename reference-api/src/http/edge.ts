/**
 * Rules of every route. No database keeps U+0000 or half a character, so a request with one in any part is refused; and
 * no header holds a letter beyond ASCII, so the address of every redirect is encoded. Source: EXT-7; threat S14.
 */
import { createHash } from 'node:crypto';
import zlib, { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from '@fastify/helmet';
import { isStorable, toStorable } from 'mortgage-domain/fields/text';
import { assertPlain, assertStorable } from './plainInput';
import { searchParamsOf } from './requests';

export function guardEdge(server: FastifyInstance): void {
  server.addHook('preValidation', async (request, reply) => {
    for (const value of Object.values(request.params ?? {})) {
      assertStorable(String(value), 'url');
    }
    for (const [name, value] of searchParamsOf(request)) {
      assertStorable(name, 'query');
      assertStorable(value, name);
    }
    assertOwnCookies(request, reply);
    assertPlain(request.body);
  });
  server.addHook('onSend', async (_request, reply) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string') {
      reply.header('location', encodeAddress(location));
    }
  });
}

/** Other cookies are of other pages, and are not read. A refused one is taken back: the next request is answered. */
function assertOwnCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value = ''] of Object.entries(request.cookies)) {
    if (!/^(?:__Host-)?mortgage_/.test(name) || isStorable(value)) {
      continue;
    }
    reply.clearCookie(name, {
      path: '/',
      secure: request.protocol === 'https',
    });
    assertStorable(value, name);
  }
}

const encodeAddress = (address: string): string =>
  address.replace(/[^\x21-\x7e]+/g, (text) =>
    encodeURIComponent(toStorable(text)),
  );

/** Our pages replace this policy (pages/pagePolicy.ts), and so do some hostile hosts. */
export async function sayWhatIsSafe(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    // The sign-in of another company opens a window that needs its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    // A partner's page may load what it passes on by its own host under another name.
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
  });
  server.addHook('onRequest', async (request, reply) => {
    // The log has this id too: a report of a failure can name it.
    reply.header('x-request-id', request.id);
    // Only our own pages may frame our pages.
    reply.header('content-security-policy', "frame-ancestors 'self'");
    if (request.protocol === 'https') {
      reply.header(
        'strict-transport-security',
        `max-age=${365 * 24 * 60 * 60}`,
      );
    }
  });
}

const mostKept = 200;

/** Most pages are the same for all visitors, and are compressed once. */
function keepCompressed<Options>(
  compress: (bytes: Buffer, options: Options) => Buffer,
) {
  const kept = new Map<string, Buffer>();
  return (bytes: Buffer, options: Options): Buffer => {
    const key = createHash('sha1').update(bytes).digest('base64');
    const compressed = kept.get(key) ?? compress(bytes, options);
    kept.delete(key);
    kept.set(key, compressed);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) {
      kept.delete(oldest);
    }
    return compressed;
  };
}

/** Compressed while the visitor waits: the highest level would take longer than it saves. */
const brotliQuality = 5;

/** Compresses answers from 1 kB on. No compressed answer holds a secret, so its length reveals nothing. */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    // Requests are small, and the server does not unpack them (S14).
    globalDecompression: false,
    threshold: 1024,
    // Larger answers are compressed as streams, and not kept.
    syncThreshold: 256 * 1024,
    zlib: {
      ...zlib,
      brotliCompressSync: keepCompressed(zlib.brotliCompressSync),
      gzipSync: keepCompressed(zlib.gzipSync),
    },
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    },
  });
}
