import type { ApiError, ApiResult } from '../api/contract';

/** AUT-7, AUT-8: only bad credentials keep the dialog open. */
export function decideAfterSubmission(result: ApiResult<unknown>): 'done' | 'stay' | 'close' {
  if (result.ok) return 'done';
  const { error, validationErrors = [] } = result;
  return error === 'badCredentials' || validationErrors.includes('badCredentials')
    ? 'stay'
    : 'close';
}

/** What a failure that closes the dialog is called in our messages. */
export type Failure = 'connection' | 'tooManyAttempts' | 'registrationFailed' | 'unexpected';

/** OPN-47: the visitor's own to act on where the API names one. */
export function decideFailure(error: ApiError): Failure {
  switch (error) {
    case 'ConnectionFailure':
      return 'connection';
    case 'tooManyAttempts':
    case 'TooManyRequests':
      return 'tooManyAttempts';
    case 'registrationFailed':
      return 'registrationFailed';
    default:
      return 'unexpected';
  }
}
