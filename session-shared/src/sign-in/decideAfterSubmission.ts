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

/** OPN-47: what a failure that closes the dialog says. */
export const formatFailure = (error: ApiError): string =>
  error === 'ConnectionFailure' ? failureMessages.connection : failureMessages.unexpected;
