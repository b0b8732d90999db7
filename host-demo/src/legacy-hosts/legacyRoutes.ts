/** `/legacy/<case>`: the hostile host pages, and the libraries they run. Source: faults F46 to F60. */
import { randomBytes } from 'node:crypto';
import { remotes } from 'embed/remotes';
import type { FastifyInstance } from 'fastify';
import { searchParamsOf, type Handler } from 'reference-api/http/requests';
import { sendPage } from '../pages/render';
import type { ApiSettings } from 'reference-api/settings';
import { readMarkup } from './caseMarkup';
import { legacyCases, type LegacyCase } from './cases';
import { sendLibrary, sendLibraryFile } from './libraryRoutes';
import { missingLibraries } from './libraries';

export function legacyRoutes(server: FastifyInstance, settings: ApiSettings): void {
  server.get('/legacy/', showIndex(settings));
  server.get('/legacy/lib/:name', sendLibrary);
  server.get('/legacy/lib/:name/*', sendLibraryFile);
  server.get(
    '/legacy/all-remotes',
    showPlain(settings, 'all-remotes', 'All remotes', { newRemotes }),
  );
  server.get('/legacy/bad-options', showPlain(settings, 'bad-options', 'Bad options'));
  for (const legacy of legacyCases)
    server.get(`/legacy/${legacy.name}`, showCase(settings, legacy));
}

const showIndex =
  (settings: ApiSettings): Handler =>
  (_request, reply) =>
    sendPage(reply, settings, 'legacy-index', { title: 'Hostile pages', cases: legacyCases });

const showPlain =
  (settings: ApiSettings, view: string, title: string, facts: object = {}): Handler =>
  (_request, reply) =>
    sendPage(reply, settings, view, { title, ...facts });

const withPages = [
  'header-remote',
  'footer-remote',
  'lender-advertising-remote',
  'access-denied-remote',
];
/** This page alone has every remote, so that a developer sees a new one (`npm run new-remote`). */
const newRemotes = remotes
  .filter(({ name }) => !withPages.includes(name))
  .map(({ name, element }) => ({ name, id: element.slice(1) }));

/** The moment when a library of the head is added instead. */
const lateTimes = ['end', 'load'];

/**
 * `?bare`: the same page without us, for comparison; `?lender`: with the lead form; `?gate`:
 * with the gate; `?late=end`, `?late=load`: its library comes at the end of the page, or after its load event; `?framed`: what
 * a sandboxed frame holds.
 */
const showCase =
  (settings: ApiSettings, legacy: LegacyCase): Handler =>
  async (request, reply) => {
    const query = searchParamsOf(request);
    const nonce = randomBytes(16).toString('base64');
    if (legacy.csp) reply.header('content-security-policy', withNonce(legacy.csp, nonce));
    const isFrame = legacy.sandbox !== undefined && !query.has('framed');
    const facts = {
      ...toFacts(legacy, nonce),
      bare: query.has('bare'),
      lender: query.has('lender'),
      gate: query.has('gate'),
      late: lateTimes.find((time) => time === query.get('late')),
    };
    const { charset } = legacy;
    return sendPage(reply, settings, isFrame ? 'legacy-frame' : 'legacy', facts, {
      charset,
      isHostile: true,
    });
  };

const withNonce = (text: string, nonce: string): string => text.replaceAll('{nonce}', nonce);

function toFacts(legacy: LegacyCase, nonce: string) {
  const { head, before, 'in-header': inHeader, content } = readMarkup(legacy.name);
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
