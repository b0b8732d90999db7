import type { ApiResult } from 'session-shared/session';

/** Turns a rejected call into a failed result with the error's name. @source AUT-11, ERR-10 */
export async function settleCall<Value>(
  call: () => Promise<ApiResult<Value>>,
): Promise<ApiResult<Value>> {
  try {
    return await call();
  } catch (error) {
    return {
      ok: false,
      error: error instanceof Error ? error.name : 'UnexpectedError',
    };
  }
}
