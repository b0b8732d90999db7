/** The company's identity provider, by OpenID Connect: authorization code with PKCE. Source: OPN-129. */
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import * as v from 'valibot';
import type { OidcSettings } from '../settings/settings';
import { isLoopback } from '../settings/values';

/** The provider's and this server's clocks may differ by this much. */
const clockSkewSeconds = 60;
/** A visitor waits no longer than this for a provider that does not answer. */
const timeoutSeconds = 5;
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

const logoutToken = v.object({
  events: v.object({ [logoutEvent]: v.looseObject({}) }),
  nonce: v.optional(v.undefined()),
  sid: v.optional(v.string()),
  sub: v.optional(v.string()),
});

/** What the sign-in page keeps until the visitor comes back from the provider. */
export interface Departure {
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUrl: string;
}

export type Tokens = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers;
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };
export type Provider = ReturnType<typeof createProvider>;

/** The provider has ended the session, or takes back what it has granted. */
export const isRefused = (error: unknown): boolean =>
  error instanceof client.ResponseBodyError && error.error === 'invalid_grant';

/** It sends no answer, or none of OpenID Connect. */
export const isAway = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof client.ClientError &&
    ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(error.code ?? ''));

/** @param callback the address that the provider sends visitors back to, as it is registered there */
export function createProvider(settings: OidcSettings, callback: string) {
  let configured: Promise<client.Configuration> | undefined;
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

  /** Asked for once; again after a failure. */
  const configure = (): Promise<client.Configuration> => {
    configured ??= discover(settings).catch((error: unknown) => {
      configured = undefined;
      throw error;
    });
    return configured;
  };

  /** From both answers, because many providers put name, email and roles into the second alone. */
  const readClaims = async (tokens: Tokens, sub: string): Promise<Claims> => {
    const config = await configure();
    const more = config.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(config, tokens.access_token, sub)
      : {};
    return { ...tokens.claims(), ...more, sub };
  };

  return {
    async begin(redirectUrl: string, more: Readonly<Record<string, string>>) {
      const config = await configure();
      const state = client.randomState();
      const departure = {
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        redirectUrl,
      };
      const address = client.buildAuthorizationUrl(config, {
        ...more,
        redirect_uri: callback,
        scope: settings.scope,
        state,
        nonce: departure.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(departure.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, state, departure };
    },

    async finish(query: URLSearchParams, state: string, { nonce, verifier }: Departure) {
      const tokens = await client.authorizationCodeGrant(
        await configure(),
        new URL(`${callback}?${query.toString()}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        },
      );
      return { tokens, claims: await readClaims(tokens, tokens.claims()?.sub ?? '') };
    },

    async renew(refreshToken: string, sub: string) {
      const tokens = await client.refreshTokenGrant(await configure(), refreshToken);
      return { tokens, claims: await readClaims(tokens, sub) };
    },

    /** Where the visitor's session at the provider ends; undefined where the provider has no such page. */
    async endAddress(idToken: string, home: string): Promise<string | undefined> {
      const config = await configure();
      return config.serverMetadata().end_session_endpoint
        ? client.buildEndSessionUrl(config, {
            id_token_hint: idToken,
            post_logout_redirect_uri: home,
          }).href
        : undefined;
    },

    /** Whose sessions a logout token ends. Rejects for a token that is forged, old, or for another client. */
    async readLogout(token: string) {
      const { jwks_uri: keysAt = '', issuer } = (await configure()).serverMetadata();
      // Without a pause between two requests: the first token after a change of keys counts as well. The route is limited.
      keys ??= createRemoteJWKSet(new URL(keysAt), { cooldownDuration: 0 });
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: settings.clientId,
        clockTolerance: clockSkewSeconds,
        maxTokenAge: '10 minutes',
      });
      return v.parse(logoutToken, payload);
    },
  };
}

const discover = ({ issuer, clientId, clientSecret }: OidcSettings) =>
  client.discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret, [client.clockTolerance]: clockSkewSeconds },
    undefined,
    {
      timeout: timeoutSeconds,
      execute: isLoopback(issuer) ? [client.allowInsecureRequests] : [],
    },
  );
