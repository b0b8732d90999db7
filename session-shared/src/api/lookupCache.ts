import type { ApiResult } from '../state/contract';

/** Failures that may heal: what was kept of them is dropped, so that the next call asks again (PRM-2). */
const passingErrors = ['UnexpectedError', 'ConnectionFailure'];
const mayHeal = (result: ApiResult<unknown>): boolean =>
  !result.ok && passingErrors.includes(result.error);

/** Keeps the answer of a lookup by kind and key: the same lookup twice makes one request (LAP-28, OPN-107). */
export function createLookupCache() {
  const kept = new Map<string, Promise<ApiResult<unknown>>>();
  return <Value>(
    kind: string,
    key: string,
    look: () => Promise<ApiResult<Value>>,
  ): Promise<ApiResult<Value>> => {
    const name = `${kind}\n${key}`;
    const known = kept.get(name) as Promise<ApiResult<Value>> | undefined;
    if (known) return known;
    const asking = look();
    kept.set(name, asking);
    asking.then(
      (result) => mayHeal(result) && kept.delete(name),
      () => kept.delete(name),
    );
    return asking;
  };
}
