/** The address that a one-tap credential proves. Source: OPN-36. */
import {
  createRemoteJWKSet,
  jwtVerify,
  SignJWT,
  type JWTVerifyGetKey,
} from 'jose';
import * as v from 'valibot';
import type { KeyFor } from '../secrets/keys';
import type { ApiSettings } from '../settings/settings';

const googleIssuers = ['https://accounts.google.com', 'accounts.google.com'];
const googleKeys = 'https://www.googleapis.com/oauth2/v3/certs';
const googleAlgorithm = 'RS256';
const demoAlgorithm = 'HS256';
const demoIssuer = 'https://one-tap.maplehearth.example';
export const demoClientId = 'demo-client';

const claimsSchema = v.object({
  email: v.pipe(v.string(), v.email(), v.maxLength(255)),
  email_verified: v.literal(true),
});

export interface OneTapCredentials {
  /** The address that a credential proves; undefined for one that is forged, stale, for another client, or without a verified address. */
  readonly read: (credential: string) => Promise<string | undefined>;
  /** A credential of the demo's own provider; undefined outside a demo, and with a client id. */
  readonly issue?: (email: string) => Promise<string>;
}

/** With a client id Google's keys count; without one a demo is its own provider, and a deployment has none. */
export function createOneTapCredentials(
  { googleClientId, isDemo }: Pick<ApiSettings, 'googleClientId' | 'isDemo'>,
  keyFor: KeyFor,
): OneTapCredentials {
  if (googleClientId) {
    const keys = createRemoteJWKSet(new URL(googleKeys));
    return {
      read: (credential) =>
        readEmail(
          credential,
          keys,
          googleIssuers,
          googleClientId,
          googleAlgorithm,
        ),
    };
  }
  return isDemo
    ? createDemoCredentials(keyFor)
    : { read: async () => undefined };
}

function createDemoCredentials(keyFor: KeyFor): OneTapCredentials {
  const demoKey = () => keyFor('one-tap credential');
  return {
    read: async (credential) =>
      readEmail(
        credential,
        await demoKey(),
        [demoIssuer],
        demoClientId,
        demoAlgorithm,
      ),
    issue: async (email) =>
      new SignJWT({ email, email_verified: true })
        .setProtectedHeader({ alg: demoAlgorithm })
        .setIssuer(demoIssuer)
        .setAudience(demoClientId)
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign(await demoKey()),
  };
}

async function readEmail(
  credential: string,
  key: JWTVerifyGetKey | Uint8Array,
  issuer: string[],
  audience: string,
  algorithm: string,
): Promise<string | undefined> {
  try {
    const rules = { issuer, audience, algorithms: [algorithm] };
    const { payload } = await jwtVerify(credential, key, rules);
    return v.parse(claimsSchema, payload).email;
  } catch {
    return undefined;
  }
}
