/** A real OpenID Connect provider on a port of this machine, and browsers that sign people in there. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from 'host-kit/testing/servers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';

export const idTokenSeconds = 60;
export const testClient = {
  clientId: 'page-shell',
  clientSecret: 'secret-of-the-page-shell',
};

async function makeKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', {
    extractable: true,
  });
  const facts = { kid, alg: 'RS256', use: 'sig' };
  return {
    privateKey,
    jwk: { ...(await exportJWK(privateKey)), ...facts },
    published: { ...(await exportJWK(publicKey)), ...facts },
  };
}

export type IdentityProvider = Awaited<ReturnType<typeof openIdentityProvider>>;

/** `people`: its claims about each, by subject. `answers`: well, not at all, or with an error page. */
export async function openIdentityProvider(callback: string, logout: string) {
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const people: Record<string, object> = {};
  const state: {
    answers: 'well' | 'never' | 'badly';
    key: Awaited<ReturnType<typeof makeKey>>;
    onTokens: () => void;
  } = {
    answers: 'well',
    key: await makeKey('first'),
    onTokens: () => undefined,
  };
  const configuration: Configuration = {
    clients: [
      {
        client_id: testClient.clientId,
        client_secret: testClient.clientSecret,
        redirect_uris: [callback],
        post_logout_redirect_uris: [new URL('/', callback).href],
        backchannel_logout_uri: logout,
        backchannel_logout_session_required: true,
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    jwks: { keys: [state.key.jwk] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'picture', 'roles'],
    },
    findAccount: (_context, sub) =>
      people[sub] && {
        accountId: sub,
        claims: () => ({ sub, ...people[sub] }),
      },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId,
        clientId: testClient.clientId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        logoutSource: (context, form) => {
          context.body = form;
        },
      },
    },
    fetch: (address, { method, headers, body } = {}) =>
      fetch(address, { method, headers, body }),
    ttl: { IdToken: idTokenSeconds },
    cookies: { keys: ['for this test'] },
  };
  const provider = new Provider(issuer, configuration);
  const answer = provider.callback();
  const server = createServer((request, response) => {
    const { answers, key } = state;
    if (request.url === '/token') {
      response.once('finish', () => state.onTokens());
    }
    if (answers === 'never') {
      return;
    }
    if (answers === 'badly') {
      response.writeHead(502).end('Bad gateway');
    } else if (request.url === '/jwks' && key.jwk.kid !== 'first') {
      response.end(JSON.stringify({ keys: [key.published] }));
    } else if (request.url?.startsWith('/interaction/')) {
      const sub = request.headers['x-types-name'];
      void provider.interactionFinished(
        request,
        response,
        typeof sub === 'string'
          ? { login: { accountId: sub } }
          : { error: 'access_denied' },
      );
    } else {
      void answer(request, response);
    }
  });
  server.listen(Number(new URL(issuer).port), '127.0.0.1');
  await once(server, 'listening');

  return {
    issuer,
    people,
    state,
    rotateKey: async () => {
      state.key = await makeKey('second');
    },
    signLogout: (
      claims: Readonly<Record<string, unknown>>,
      { privateKey, jwk } = state.key,
    ) =>
      new SignJWT({
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        iss: issuer,
        aud: testClient.clientId,
        iat: Math.floor(Date.now() / 1000),
        jti: crypto.randomUUID(),
        ...claims,
      })
        .setProtectedHeader({ alg: jwk.alg, kid: jwk.kid })
        .sign(privateKey),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A browser at the provider: it keeps the provider's cookies. */
export function openProviderBrowser() {
  const jar = new Map<string, string>();
  const send = async (
    address: string,
    { name, body }: { name?: string; body?: string } = {},
  ) => {
    const response = await fetch(address, {
      redirect: 'manual',
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body }),
      headers: {
        cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; '),
        ...(name !== undefined && { 'x-types-name': name }),
        ...(body !== undefined && {
          'content-type': 'application/x-www-form-urlencoded',
        }),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) {
        jar.set(key, value);
      } else {
        jar.delete(key);
      }
    }
    return response;
  };
  return {
    /** Follows redirects until the provider sends the browser away; where to. Without a name, the person leaves at the password. */
    async signIn(address: string, name?: string): Promise<string> {
      const { origin } = new URL(address);
      let next = address;
      while (next.startsWith(origin)) {
        const response = await send(next, { name });
        const location = response.headers.get('location');
        if (!location) {
          throw new Error(`${response.status}: ${await response.text()}`);
        }
        next = new URL(location, next).href;
      }
      return next;
    },
    /** Confirms that the session at the provider ends; where the provider sends the browser. */
    async signOut(address: string): Promise<string | null> {
      const form = await (await send(address)).text();
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(form) ?? [];
      const confirm = new URL('/session/end/confirm', address).href;
      const ended = await send(confirm, { body: `xsrf=${xsrf}&logout=yes` });
      return ended.headers.get('location');
    },
  };
}
