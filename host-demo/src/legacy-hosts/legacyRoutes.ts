/** `/legacy/<case>`: the hostile host pages, and the libraries they run. Source: faults F46 to F67. */
import { randomBytes } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { remotes } from 'embed/remotes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  readParam,
  searchParamsOf,
  type Handler,
} from 'reference-api/http/requests';
import { sendPage } from '../pages/render';
import { remoteTitles } from '../site/indexPage';
import type { ApiSettings } from 'reference-api/settings';
import { legacyCases, type LegacyCase } from './cases';
import {
  findLibrary,
  missingLibraries,
  readMarkup,
  toInstallAdvice,
} from './libraries';

export function legacyRoutes(
  server: FastifyInstance,
  settings: ApiSettings,
): void {
  server.get(
    '/legacy/',
    showPlain(settings, 'legacy-index', 'Hostile pages', {
      cases: legacyCases,
    }),
  );
  server.get('/legacy/lib/:name', sendLibrary);
  server.get('/legacy/lib/:name/*', sendLibraryFile);
  server.get(
    '/legacy/all-remotes',
    showPlain(settings, 'all-remotes', 'All remotes', { newRemotes }),
  );
  server.get(
    '/legacy/bad-options',
    showPlain(settings, 'bad-options', 'Bad options'),
  );
  for (const legacy of legacyCases) {
    server.get(`/legacy/${legacy.name}`, showCase(settings, legacy));
  }
}

const showPlain =
  (
    settings: ApiSettings,
    view: string,
    title: string,
    facts: object = {},
  ): Handler =>
  (_request, reply) =>
    sendPage(reply, settings, view, { title, ...facts });

/** This page alone has every remote, so that a developer sees a new one (`npm run new-remote`). */
const newRemotes = remotes
  .filter(({ name }) => !Object.hasOwn(remoteTitles, name))
  .map(({ name, element }) => ({ name, id: element.slice(1) }));

/**
 * `?bare`: the same page without us, for comparison; `?lender`: with the lead form; `?gate`:
 * with the gate; `?late=end`, `?late=load`: its library comes at the end of the page, or after its load event;
 * `?framed`: what a sandboxed frame holds.
 */
const showCase =
  (settings: ApiSettings, legacy: LegacyCase): Handler =>
  async (request, reply) => {
    const query = searchParamsOf(request);
    const nonce = randomBytes(16).toString('base64');
    if (legacy.csp) {
      reply.header('content-security-policy', withNonce(legacy.csp, nonce));
    }
    const isFrame = legacy.sandbox !== undefined && !query.has('framed');
    const facts = {
      ...toFacts(legacy, nonce),
      bare: query.has('bare'),
      lender: query.has('lender'),
      gate: query.has('gate'),
      late: ['end', 'load'].find((time) => time === query.get('late')),
    };
    const { charset } = legacy;
    return sendPage(
      reply,
      settings,
      isFrame ? 'legacy-frame' : 'legacy',
      facts,
      {
        charset,
        isHostile: true,
      },
    );
  };

const withNonce = (text: string, nonce: string): string =>
  text.replaceAll('{nonce}', nonce);

function toFacts(legacy: LegacyCase, nonce: string) {
  const {
    head,
    before,
    'in-header': inHeader,
    content,
  } = readMarkup(legacy.name);
  return {
    doctype: '<!doctype html>',
    htmlAttributes: 'lang="en"',
    embed: 'async',
    ...legacy,
    nonce,
    head: withNonce(head, nonce),
    before: withNonce(before, nonce),
    inHeader,
    content: withNonce(content, nonce),
    missing: missingLibraries(legacy.name),
  };
}

/** A library that is installed; of another, how to install it. */
const sendLibrary: Handler = async (request, reply) => {
  const name = readParam(request, 'name');
  const file = findLibrary(name);
  if (!file) {
    return sendMissing(reply, name);
  }
  if (statSync(file).isDirectory()) {
    return sendNotFound(reply);
  }
  return reply
    .type(file.endsWith('.css') ? 'text/css' : 'text/javascript')
    .send(createReadStream(file));
};

/** Of a library that is many files. */
const sendLibraryFile: Handler = async (request, reply) => {
  const name = readParam(request, 'name');
  const folder = findLibrary(name);
  return folder
    ? reply.sendFile(readParam(request, '*'), folder)
    : sendMissing(reply, name);
};

function sendMissing(reply: FastifyReply, name: string): FastifyReply {
  const advice = toInstallAdvice(name);
  return advice === undefined
    ? sendNotFound(reply)
    : reply.code(404).type('text/plain; charset=utf-8').send(advice);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
