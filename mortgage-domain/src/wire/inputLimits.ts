/** Limits of a call's input, for the sender and the reader. Source: ledger API-2, API-4; threat S14. */

/** Levels below the input itself. */
export const inputDepthMax = 8;
/** Values that are neither list nor object. */
export const inputValuesMax = 1000;

const forbiddenKeys = ['__proto__', 'constructor', 'prototype'];

/** True for a key that would reach a prototype. */
export const isForbiddenKey = (key: string): boolean =>
  forbiddenKeys.includes(key);

/** Throws a RangeError for a key that a dotted query may not have. */
export function assertDottedKey(key: string): void {
  if (key === '' || isForbiddenKey(key)) {
    throw new RangeError(`The key "${key}" is not allowed.`);
  }
}
