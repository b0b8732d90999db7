import type { ApiResult } from 'session-shared/session';

/**
 * A call that rejects, because the visitor has closed its security check, has failed like any other
 * (AUT-11).
 */
export const settleCall = <Value>(call: Promise<ApiResult<Value>>): Promise<ApiResult<Value>> =>
  call.catch((): ApiResult<Value> => ({ ok: false, error: 'ChallengeClosed' }));
