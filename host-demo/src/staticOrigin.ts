/** A remote's published files on an origin of their own, as a static host or CDN would serve them. */
import path from 'node:path';
import { mkdirSync } from 'node:fs';
import { attempt } from 'embed/attempt';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  toServerOptions,
  type Operated,
} from 'reference-api/http/serverOptions';
import type { ApiSettings } from 'reference-api/settings';
import { meetNetwork, rewriteStageUrl } from './stage/stageVisit';

/** Versions never change. */
const immutable = 'public, max-age=31536000, immutable';
/** Stable files change with each release: short, and shown while a newer one is fetched. */
const stable = 'public, max-age=60, stale-while-revalidate=86400';

type StaticSettings = Operated & Pick<ApiSettings, 'dataDir' | 'isDemo'>;

export async function createStaticOrigin(
  { dataDir, isDemo, ...settings }: StaticSettings,
  remote: string,
): Promise<FastifyInstance> {
  const root = path.join(dataDir, 'static', remote);
  mkdirSync(root, { recursive: true });
  const server = Fastify({
    ...toServerOptions(settings),
    ...(isDemo && { rewriteUrl: rewriteStageUrl(remote) }),
  });
  if (isDemo) {
    meetNetwork(server, remote);
  }
  // The framework's own answer quotes the address, to the visitor and to the log (S10).
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: 'NotFound' }),
  );
  server.addHook('onRequest', async (request, reply) => {
    if (isHidden(request.url)) {
      return reply.code(404).send();
    }
  });
  await server.register(fastifyStatic, {
    root,
    prefix: `/${remote}/`,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    setHeaders(response, file) {
      response.header(
        'cache-control',
        cacheControlOf(path.relative(root, file)),
      );
      response.header('access-control-allow-origin', '*');
      response.header('cross-origin-resource-policy', 'cross-origin');
      response.header('timing-allow-origin', '*');
      response.header('x-content-type-options', 'nosniff');
      if (/\.js(\.br|\.gz)?$/.test(file)) {
        response.header('content-type', 'text/javascript; charset=utf-8');
      }
    },
  });
  return server;
}

function cacheControlOf(file: string): string {
  // A version begins with a number, the folder of a site with a letter.
  return /^\d[^\\/]*[\\/]/.test(file) ? immutable : stable;
}

/** Source maps, dotfiles and what a release is just writing, however their address is written (S21). */
function isHidden(url: string): boolean {
  const address = attempt(() => decodeURIComponent(url.replace(/\?.*$/s, '')));
  return address === undefined || /\.map$|\/\.|\.making-/i.test(address);
}
