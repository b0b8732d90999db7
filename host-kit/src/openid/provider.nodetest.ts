import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UnsecuredJWT } from 'jose';
import { serve } from '../testing/servers';
import { Provider } from './provider';

test('EXT-1: a renewal without an ID token keeps the claims of the one before', async () => {
  const { origin: issuer, close } = await serve(({ url = '' }, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[url]));
  });
  const answers: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
    },
    '/token': { access_token: 'new', token_type: 'bearer', expires_in: 60 },
    '/me': { sub: 'ada', email: 'new@example.test' },
  };
  try {
    const settings = {
      issuer,
      clientId: 'c',
      clientSecret: 's',
      scope: 'openid',
      callback: '',
    };
    const before = {
      email: 'old@example.test',
      given_name: 'Ada',
      roles: ['lender'],
    };
    const held = {
      refreshToken: 'r',
      idToken: new UnsecuredJWT(before).encode(),
    };
    const { readClaims } = await new Provider(settings).renew(held, 'ada');
    assert.deepEqual(await readClaims(), {
      ...before,
      sub: 'ada',
      email: 'new@example.test',
    });
  } finally {
    await close();
  }
});
