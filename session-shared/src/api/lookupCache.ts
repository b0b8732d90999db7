import type { ApiResult } from './contract';

/** Failures that may pass: they are not kept, so that the next call makes a new request (PRM-2, OPN-107). */
const passingErrors = [
  'UnexpectedError',
  'ConnectionFailure',
  'LoginRequired',
  'TooManyRequests',
  'ServiceUnavailable',
  'BotBlocked',
];
const mayHeal = (result: ApiResult<unknown>): boolean =>
  !result.ok && passingErrors.includes(result.error);

export type LookupCache = <Value>(
  kind: string,
  key: string,
  look: () => Promise<ApiResult<Value>>,
) => Promise<ApiResult<Value>>;

/** Keeps the answer of a lookup by kind and key: the same lookup twice makes one request (LAP-28, OPN-107). */
export function createLookupCache(): LookupCache {
  const kept = new Map<string, Promise<ApiResult<unknown>>>();
  return <Value>(
    kind: string,
    key: string,
    look: () => Promise<ApiResult<Value>>,
  ) => {
    const name = `${kind}\n${key}`;
    // Each kind has one type of values, so the cast is safe.
    const known = kept.get(name) as Promise<ApiResult<Value>> | undefined;
    if (known) {
      return known;
    }
    const asked = look();
    kept.set(name, asked);
    asked.then(
      (result) => {
        if (mayHeal(result)) {
          kept.delete(name);
        }
      },
      () => kept.delete(name),
    );
    return asked;
  };
}
