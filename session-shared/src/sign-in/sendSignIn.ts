/** The calls behind the lightbox and one-tap. Source: OPN-33, OPN-36. */
import * as v from 'valibot';
import { readUser, type User } from 'mortgage-domain/people/user';
import { registrationPath, signInPath } from 'mortgage-domain/site/accountPaths';
import type { Api, ApiResult } from '../state/contract';

export interface SignInOutcome {
  readonly user: User;
  readonly authToken: string;
}
/** How the dialog ends: somebody signed in, or what failed, in words for the visitor. */
export type SignInResult = SignInOutcome | { readonly failure: string };
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const answerSchema = v.object({ authToken: v.pipe(v.string(), v.minLength(1)), user: v.unknown() });

function readOutcome(json: unknown): SignInOutcome {
  const { authToken, user } = v.parse(answerSchema, json);
  return { authToken, user: readUser(user) };
}

const send = (api: Api, path: string, body: object): Promise<ApiResult<SignInOutcome>> =>
  api.request(path, readOutcome, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export const sendSignIn = (api: Api, credentials: Credentials): Promise<ApiResult<SignInOutcome>> =>
  send(api, signInPath, credentials);
export const sendRegistration = (
  api: Api,
  credentials: Credentials,
  professional: boolean,
): Promise<ApiResult<SignInOutcome>> =>
  send(api, registrationPath, { ...credentials, professional });
export const sendGoogleCredential = (
  api: Api,
  googleCredential: string,
): Promise<ApiResult<SignInOutcome>> => send(api, signInPath, { googleCredential });
