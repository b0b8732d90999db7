import { isForbiddenKey } from './inputLimits';

/** Throws a RangeError for a key that a dotted query may not have, on either side. Source: threat S14. */
export function assertDottedKey(key: string): void {
  if (key === '' || isForbiddenKey(key)) throw new RangeError(`The key "${key}" is not allowed.`);
}
