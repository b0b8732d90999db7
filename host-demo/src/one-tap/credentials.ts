/** What a one-tap credential proves. Source: OPN-36. */
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import * as v from 'valibot';

const googleIssuers = ['https://accounts.google.com', 'accounts.google.com'];
const googleKeys = 'https://www.googleapis.com/oauth2/v3/certs';
const algorithm = 'RS256';
const demoIssuer = 'https://one-tap.maplehearth.example';
export const demoClientId = 'demo-client';

const claimsSchema = v.object({
  email: v.pipe(v.string(), v.email(), v.maxLength(255)),
  email_verified: v.literal(true),
});

export interface OneTapCredentials {
  /** The address that a credential proves; undefined for one that is forged, stale, for another client, or without a verified address. */
  readonly read: (credential: string) => Promise<string | undefined>;
  /** A credential of the demo's own provider; undefined where Google's is configured. */
  readonly issue?: (email: string) => Promise<string>;
}

/** With a client id Google's keys count; without one the demo is its own provider. */
export const createOneTapCredentials = (googleClientId: string): OneTapCredentials =>
  googleClientId ? createGoogleCredentials(googleClientId) : createDemoCredentials();

const createGoogleCredentials = (clientId: string): OneTapCredentials => ({
  read: reader(createRemoteJWKSet(new URL(googleKeys)), googleIssuers, clientId),
});

/** Its keys are made when the first credential is, and live as long as the process. */
function createDemoCredentials(): OneTapCredentials {
  let made: ReturnType<typeof createDemoKeys> | undefined;
  const demoKeys = () => (made ??= createDemoKeys());
  return {
    read: async (credential) =>
      reader((await demoKeys()).publicKeys, [demoIssuer], demoClientId)(credential),
    issue: async (email) =>
      new SignJWT({ email, email_verified: true })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(demoIssuer)
        .setAudience(demoClientId)
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign((await demoKeys()).privateKey),
  };
}

async function createDemoKeys() {
  const { publicKey, privateKey } = await generateKeyPair(algorithm);
  const keys: JSONWebKeySet = { keys: [{ ...(await exportJWK(publicKey)), alg: algorithm }] };
  return { privateKey, publicKeys: createLocalJWKSet(keys) };
}

const reader =
  (keys: JWTVerifyGetKey, issuer: string[], audience: string) =>
  async (credential: string): Promise<string | undefined> => {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        issuer,
        audience,
        algorithms: [algorithm],
      });
      return v.parse(claimsSchema, payload).email;
    } catch {
      return undefined;
    }
  };
