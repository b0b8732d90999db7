import { credentialMessages } from 'mortgage-domain/people/credentials';
import { failureMessages } from 'mortgage-domain/wire/failureMessages';
import type { ApiError, ApiResult } from '../api/contract';

/** AUT-7, AUT-8: only bad credentials keep the dialog open. */
export function decideAfterSubmission(result: ApiResult<unknown>): 'done' | 'stay' | 'close' {
  if (result.ok) return 'done';
  const { error, validationErrors = [] } = result;
  return error === 'badCredentials' || validationErrors.includes('badCredentials')
    ? 'stay'
    : 'close';
}

/** OPN-47: what a failure that closes the dialog says; the visitor's own to act on where the API names one. */
const failureTexts = new Map<ApiError, string>([
  ['ConnectionFailure', failureMessages.connection],
  ['tooManyAttempts', credentialMessages.tooManyAttempts],
  ['TooManyRequests', credentialMessages.tooManyAttempts],
  ['registrationFailed', credentialMessages.registrationFailed],
]);
export const formatFailure = (error: ApiError): string =>
  failureTexts.get(error) ?? failureMessages.unexpected;
