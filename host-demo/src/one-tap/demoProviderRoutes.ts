/** The demo's stand-in for the one-tap provider: its script, and the credential behind its button. Absent where Google's is configured. */
import type { FastifyInstance } from 'fastify';
import { sampleEmail } from '../accounts/sampleAccounts';
import { neverStored } from '../api/visitor';
import type { RouteContext } from '../routeContext';
import { sendPage } from '../pages/render';
import { demoClientId } from './credentials';

export async function demoProviderRoutes(
  server: FastifyInstance,
  { settings, oneTap: { issue } }: RouteContext,
): Promise<void> {
  if (!issue) return;
  server.post('/demo/one-tap/credential', async (_request, reply) =>
    neverStored(reply).send({ credential: await issue(sampleEmail('consumer')) }),
  );
  server.get('/demo/one-tap', (_request, reply) =>
    sendPage(reply, settings, 'one-tap', {
      title: 'One-tap',
      embedConfig: { googleClientId: demoClientId, oneTapScriptUrl: '/static/one-tap.js' },
    }),
  );
}
