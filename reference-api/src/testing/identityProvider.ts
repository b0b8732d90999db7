/** A real OpenID Connect provider on a port of this machine, and people who sign in there. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';
import { freePort } from './postgres-server/freePort';

export interface Person {
  readonly email: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly picture?: string;
  readonly groups?: readonly string[];
}

const makeKey = async (kid: string): Promise<JWK> => ({
  ...(await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey)),
  kid,
  alg: 'RS256',
  use: 'sig',
});

export type IdentityProvider = Awaited<ReturnType<typeof openIdentityProvider>>;

/** @param client where the provider sends visitors and logout tokens to */
export async function openIdentityProvider(client: {
  readonly callback: string;
  readonly logout: () => string;
}) {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const people: Record<string, Person> = {};
  /** Who types a name and a password at the provider next. */
  let typing = '';
  let answers: 'well' | 'never' | 'no' = 'well';
  let provider = await make('first');

  async function make(kid: string): Promise<Provider> {
    const configuration: Configuration = {
      clients: [
        {
          client_id: 'page-shell',
          client_secret: 'secret-of-the-page-shell',
          redirect_uris: [client.callback],
          post_logout_redirect_uris: [new URL('/', client.callback).href],
          backchannel_logout_uri: client.logout(),
          backchannel_logout_session_required: true,
          grant_types: ['authorization_code', 'refresh_token'],
        },
      ],
      jwks: { keys: [await makeKey(kid)] },
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name', 'picture', 'groups'],
      },
      findAccount: async (_context, sub) =>
        people[sub] && { accountId: sub, claims: async () => ({ sub, ...people[sub] }) },
      issueRefreshToken: async () => true,
      loadExistingGrant: async (context) => {
        const { Grant } = context.oidc.provider;
        const { session, client: asking } = context.oidc;
        const grant = new Grant({ accountId: session!.accountId, clientId: asking!.clientId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: true },
        rpInitiatedLogout: { enabled: true },
      },
      fetch: async (address, init) => {
        const { signal, ...rest } = init ?? {};
        return fetch(address, { ...rest, signal: signal ?? null });
      },
      ttl: { AccessToken: 60, IdToken: 60, RefreshToken: 3600, Session: 3600, Grant: 3600 },
    };
    return new Provider(issuer, configuration);
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (answers === 'never') return;
    if (answers === 'no') {
      response.writeHead(502).end('Bad gateway');
      return;
    }
    if (!request.url?.startsWith('/interaction/')) {
      await provider.callback()(request, response);
      return;
    }
    const result = typing
      ? { login: { accountId: typing } }
      : { error: 'access_denied', error_description: 'The visitor left.' };
    await provider.interactionFinished(request, response, result);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    issuer,
    people,
    type: (name: string) => {
      typing = name;
    },
    /** Whether it answers, does not answer, or answers that it is broken. */
    answer: (how: typeof answers) => {
      answers = how;
    },
    rotateKeys: async () => {
      provider = await make('second');
    },
    /** Takes back what it has granted to a person. */
    revoke: async (sub: string) => {
      const { revokeByGrantId } = provider.RefreshToken;
      void revokeByGrantId;
      void sub;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
