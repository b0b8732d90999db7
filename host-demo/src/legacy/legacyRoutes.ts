/** `/legacy/<case>`: the hostile host pages, and the libraries they run. Source: architecture, "The demo and reference API". */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../routeContext';
import { sendPage } from '../pages/render';
import { legacyCases, type LegacyCase } from './cases';

const require = createRequire(import.meta.url);
const kept = path.join(import.meta.dirname, '../../libraries');
/** Browser builds by the name the pages use. */
const libraries: Readonly<Record<string, string>> = {
  'jquery.js': require.resolve('jquery/dist/jquery.js'),
  'bootstrap.js': require.resolve('bootstrap/dist/js/bootstrap.js'),
  'bootstrap.css': require.resolve('bootstrap/dist/css/bootstrap.css'),
  'require.js': path.join(path.dirname(require.resolve('requirejs/package.json')), 'require.js'),
  'sugar.js': path.join(path.dirname(require.resolve('sugar/package.json')), 'sugar-full.js'),
  'prototype.js': path.join(kept, 'prototype-1.7.3.js'),
  'mootools.js': path.join(kept, 'mootools-core-1.4.5.min.js'),
};

export async function legacyRoutes(
  server: FastifyInstance,
  { settings }: RouteContext,
): Promise<void> {
  await server.register(fastifyStatic, {
    root: path.dirname(require.resolve('yui/package.json')),
    prefix: '/legacy/lib/yui/',
    index: false,
    decorateReply: false,
  });
  server.get('/legacy/lib/:file', (request, reply) => {
    const file = libraries[(request.params as { file: string }).file];
    if (!file) return reply.callNotFound();
    return reply
      .type(file.endsWith('.css') ? 'text/css' : 'text/javascript')
      .send(createReadStream(file));
  });
  server.get('/legacy/', (_request, reply) =>
    sendPage(reply, settings, 'legacy-index', { title: 'Hostile pages', cases: legacyCases }),
  );
  for (const legacy of legacyCases) {
    server.get(`/legacy/${legacy.name}`, (request, reply) => {
      const query = request.query as Readonly<Record<string, string | undefined>>;
      return sendLegacy(legacy, query, reply);
    });
  }

  async function sendLegacy(
    legacy: LegacyCase,
    query: Readonly<Record<string, string | undefined>>,
    reply: Parameters<typeof sendPage>[0],
  ) {
    const nonce = randomBytes(16).toString('base64');
    const fill = (text = '') => text.replaceAll('{nonce}', nonce);
    const framed = legacy.sandbox !== undefined && query.framed === undefined;
    if (legacy.csp) reply.header('content-security-policy', fill(legacy.csp));
    await sendPage(
      reply,
      settings,
      framed ? 'legacy-frame' : 'legacy',
      {
        ...legacy,
        nonce,
        doctype: legacy.doctype ?? '<!doctype html>',
        htmlAttributes: legacy.htmlAttributes ?? 'lang="en"',
        head: fill(legacy.head),
        before: fill(legacy.before),
        content: fill(legacy.content),
        embed: legacy.embed ?? 'async',
        // The same page without us, to compare the page's own state with; and with the form, for what is sent.
        bare: query.bare !== undefined,
        lender: query.lender !== undefined,
      },
      { charset: legacy.charset },
    );
    return reply;
  }
}
