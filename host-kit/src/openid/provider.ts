/** A server's client of an identity provider, by OpenID Connect: authorization code with PKCE. Source: EXT-1. */
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import * as client from 'openid-client';
import * as v from 'valibot';

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

export interface ProviderClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** The address that the provider sends visitors back to. */
  readonly callback: string;
}

/** The sign-in page keeps this until the visitor comes back from the provider. */
export interface Departure {
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUrl: string;
}

export type Tokens = client.TokenEndpointResponse &
  client.TokenEndpointResponseHelpers;
export type Claims = Readonly<Record<string, unknown>> & {
  readonly sub: string;
};

/** The provider's error code, such as `invalid_client`. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof client.ResponseBodyError ? error.error : undefined;

/** The provider has ended the session, or revoked its grant. */
export const isRefused = (error: unknown): boolean =>
  refusalOf(error) === 'invalid_grant';

const awayCodes = [
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];
/** It sends no answer, or none of OpenID Connect. */
export const isAway = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof client.ClientError && awayCodes.includes(error.code ?? ''));

export interface HeldTokens {
  readonly refreshToken?: string;
  readonly idToken?: string;
}

export class Provider {
  private configured: Promise<client.Configuration> | undefined;
  private keys: ReturnType<typeof createRemoteJWKSet> | undefined;

  constructor(private readonly settings: ProviderClient) {}

  /** Where the visitor signs in, and what is needed when they come back. */
  async begin(redirectUrl: string, prompt?: 'create') {
    const config = await this.configure();
    const prompts = config.serverMetadata().prompt_values_supported;
    const state = client.randomState();
    const departure: Departure = {
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      redirectUrl,
    };
    const address = client.buildAuthorizationUrl(config, {
      // A provider that does not know the prompt would refuse the visitor.
      ...(prompt &&
        Array.isArray(prompts) &&
        prompts.includes(prompt) && { prompt }),
      redirect_uri: this.settings.callback,
      scope: this.settings.scope,
      state,
      nonce: departure.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(
        departure.verifier,
      ),
      code_challenge_method: 'S256',
    });
    return { address: address.href, state, departure };
  }

  /** @param query what the provider has added to the callback */
  async finish(
    query: URLSearchParams,
    state: string,
    { nonce, verifier }: Departure,
  ) {
    const tokens = await client.authorizationCodeGrant(
      await this.configure(),
      new URL(`${this.settings.callback}?${query.toString()}`),
      {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      },
    );
    return {
      tokens,
      claims: await this.readClaims(tokens, tokens.claims()?.sub ?? ''),
    };
  }

  /** Keep the tokens before you read the claims: the earlier refresh token may be void. An answer without an ID token changes no claim of the one before. */
  async renew({ refreshToken = '', idToken }: HeldTokens, sub: string) {
    const tokens = await client.refreshTokenGrant(
      await this.configure(),
      refreshToken,
    );
    const before = idToken === undefined ? {} : decodeJwt(idToken);
    const readClaims = async () => ({
      ...before,
      ...(await this.readClaims(tokens, sub)),
    });
    return { tokens, readClaims };
  }

  /** Where the visitor's session at the provider ends; undefined where the provider has no such page. */
  async endAddress(idToken: string, home: string): Promise<string | undefined> {
    const config = await this.configure();
    if (!config.serverMetadata().end_session_endpoint) {
      return undefined;
    }
    const more = { id_token_hint: idToken, post_logout_redirect_uri: home };
    return client.buildEndSessionUrl(config, more).href;
  }

  /** Whose sessions a logout token ends. Rejects for a token that is forged, old, or for another client. */
  async readLogout(token: string) {
    const { jwks_uri: keysAt = '', issuer } = (
      await this.configure()
    ).serverMetadata();
    // Without a pause between two requests: the first token after a change of keys counts as well. The route is limited.
    this.keys ??= createRemoteJWKSet(new URL(keysAt), { cooldownDuration: 0 });
    const { payload } = await jwtVerify(token, this.keys, {
      issuer,
      audience: this.settings.clientId,
      clockTolerance: clockSkewSeconds,
      maxTokenAge: '10 minutes',
    });
    return v.parse(logoutToken, payload);
  }

  /** Asked for once; again after a failure. */
  private configure(): Promise<client.Configuration> {
    this.configured ??= discover(this.settings).catch((error: unknown) => {
      this.configured = undefined;
      throw error;
    });
    return this.configured;
  }

  /** From both answers, because many providers put name, email and roles into the second alone. */
  private async readClaims(tokens: Tokens, sub: string): Promise<Claims> {
    const config = await this.configure();
    const more = config.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(config, tokens.access_token, sub)
      : {};
    return { ...tokens.claims(), ...more, sub };
  }
}

const discover = ({ issuer, clientId, clientSecret }: ProviderClient) =>
  client.discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret, [client.clockTolerance]: clockSkewSeconds },
    undefined,
    {
      timeout: timeoutSeconds,
      // oxlint-disable-next-line typescript/no-deprecated -- marked against use by mistake; it has no successor
      execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
    },
  );
