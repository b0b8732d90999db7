import type { ApiResult } from './contract';

/** Failures that may heal: what was kept of them is dropped, so that the next call asks again (PRM-2). */
const passingErrors = ['UnexpectedError', 'ConnectionFailure'];

/** Keeps the answer of a lookup by kind and key: the same lookup twice makes one request (LAP-28, OPN-107). */
export function createLookupCache() {
  const kept = new Map<string, Promise<ApiResult<unknown>>>();
  return async <Value>(kind: string, key: string, look: () => Promise<ApiResult<Value>>): Promise<ApiResult<Value>> => {
    const name = `${kind}\n${key}`;
    const running = (kept.get(name) as Promise<ApiResult<Value>> | undefined) ?? look();
    kept.set(name, running);
    const result = await running;
    if (!result.ok && passingErrors.includes(result.error) && kept.get(name) === running) kept.delete(name);
    return result;
  };
}
