import { isEmailAddress } from 'mortgage-domain/fields/email';
import { credentialMessages, isPassword } from 'mortgage-domain/people/credentials';
import { failureMessages } from 'mortgage-domain/wire/failureMessages';
import type { ApiError, ApiResult } from '../state/contract';
import type { Credentials } from './sendSignIn';

export const signInMessages = {
  ...credentialMessages,
  cookiesOff:
    'Your browser blocks cookies for this site. You can sign in for this page, but the next one will not know you. To stay signed in, allow cookies.',
} as const;

/** OPN-33: what is wrong with the fields before anything is sent, by field. */
export function validateCredentials({ email, password }: Credentials): {
  readonly email?: string;
  readonly password?: string;
} {
  return {
    ...(isEmailAddress(email.trim()) ? {} : { email: signInMessages.email }),
    ...(isPassword(password) ? {} : { password: signInMessages.password }),
  };
}

/** AUT-7, AUT-8: only bad credentials keep the dialog open. */
export function decideAfterSubmission<Value>(result: ApiResult<Value>): 'done' | 'stay' | 'close' {
  if (result.ok) return 'done';
  return result.error === 'badCredentials' || result.validationErrors?.includes('badCredentials')
    ? 'stay'
    : 'close';
}

/** OPN-47: what a failure that closes the dialog says. */
export const failureTextOf = (error: ApiError): string =>
  error === 'ConnectionFailure' ? failureMessages.connection : failureMessages.unexpected;
