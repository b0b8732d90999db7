/** The calls behind the sign-in dialog and one-tap. Source: OPN-33, OPN-36. */
import {
  registrationPath,
  signInPath,
} from 'mortgage-domain/site/accountPaths';
import type { Api, ApiResult } from '../api/contract';
import { loadReaders } from '../api/loadReaders';
import type { FoundVisitor } from '../visitor/visitor';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
export type SignedIn = FoundVisitor & { readonly authToken: string };

const post = (
  api: Api,
  path: string,
  body: object,
): Promise<ApiResult<SignedIn>> =>
  api.request(path, async (json) => (await loadReaders()).readSignedIn(json), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export const sendSignIn = (
  api: Api,
  credentials: Credentials,
): Promise<ApiResult<SignedIn>> => post(api, signInPath, credentials);

export const sendRegistration = (
  api: Api,
  credentials: Credentials,
  professional: boolean,
): Promise<ApiResult<SignedIn>> =>
  post(api, registrationPath, { ...credentials, professional });

export const sendGoogleCredential = (
  api: Api,
  googleCredential: string,
): Promise<ApiResult<SignedIn>> => post(api, signInPath, { googleCredential });
