/** The demo's stand-in for the one-tap provider: its script, and the credential behind its button. Absent when Google's is configured, and outside a demo. */
import type { FastifyInstance } from 'fastify';
import { neverStored } from '../http/cacheControl';
import type { Handler } from '../http/requests';
import { sendPage } from '../pages/sendPage';
import { demoClientId, type OneTapCredentials } from './credentials';

interface OneTapServices {
  readonly oneTap: OneTapCredentials;
}
/** One of the demo's sample accounts. */
const sampleEmail = 'consumer@example.test';
type Issue = NonNullable<OneTapCredentials['issue']>;

export function demoProviderRoutes(
  server: FastifyInstance,
  { oneTap: { issue } }: OneTapServices,
): void {
  if (!issue) return;
  server.post('/demo/one-tap/credential', sendCredential(issue));
  server.get('/demo/one-tap/', showPage);
}

const sendCredential =
  (issue: Issue): Handler =>
  async (_request, reply) =>
    neverStored(reply).send({ credential: await issue(sampleEmail) });

const showPage: Handler = (_request, reply) =>
  sendPage(reply, 'one-tap', {
    title: 'One-tap',
    embedConfig: { googleClientId: demoClientId, oneTapScriptUrl: '/static/one-tap.js' },
  });
