import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { UnsecuredJWT } from 'jose';
import { freePort } from '../testing/servers';
import { Provider } from './provider';

test('OPN-129: a renewal without an ID token keeps the claims of the one before', async () => {
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const answers: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
    },
    '/token': { access_token: 'new', token_type: 'bearer', expires_in: 60 },
    '/me': { sub: 'ada', email: 'new@example.test' },
  };
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[url]));
  });
  server.listen(Number(new URL(issuer).port), '127.0.0.1');
  await once(server, 'listening');
  try {
    const settings = { issuer, clientId: 'c', clientSecret: 's', scope: 'openid', callback: '' };
    const before = { email: 'old@example.test', given_name: 'Ada', roles: ['lender'] };
    const held = { refreshToken: 'r', idToken: new UnsecuredJWT(before).encode() };
    const { claims } = await new Provider(settings).renew(held, 'ada');
    assert.deepEqual(claims, { ...before, sub: 'ada', email: 'new@example.test' });
  } finally {
    server.close();
  }
});
