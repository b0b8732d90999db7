import type { TrackingEvent } from '../analytics/actions';
import type { Api, ApiResult } from '../api/contract';
import { sendRegistration, sendSignIn, type SignedIn } from './api';
import type { Credentials } from './credentials';

/** What the sign-in dialog works with; its calls reject where the visitor closed the security check. */
export interface SignInServices {
  readonly track: (event: TrackingEvent) => void;
  readonly signIn: (credentials: Credentials) => Promise<ApiResult<SignedIn>>;
  readonly register: (
    credentials: Credentials,
    isProfessional: boolean,
  ) => Promise<ApiResult<SignedIn>>;
}

export const createSignInServices = (api: Api, track: SignInServices['track']): SignInServices => ({
  track,
  signIn: (credentials) => sendSignIn(api, credentials),
  register: (credentials, isProfessional) => sendRegistration(api, credentials, isProfessional),
});
