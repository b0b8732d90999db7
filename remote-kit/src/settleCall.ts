import type { ApiResult } from 'session-shared/session';

/** AUT-11, ERR-10: a call may reject, and the view lives on: here that is a result like any other failure, by the error's name. */
export async function settleCall<Value>(
  call: () => Promise<ApiResult<Value>>,
): Promise<ApiResult<Value>> {
  try {
    return await call();
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.name : 'UnexpectedError' };
  }
}
