/** What the input of a call may not have, said once for the side that sends and the side that reads. Source: ledger API-2, API-4; threat S14. */

/** Levels below the input itself. */
export const inputDepthMax = 8;
/** Values that are neither list nor object. */
export const inputValuesMax = 1000;

const forbiddenKeys = ['__proto__', 'constructor', 'prototype'];

/** True for a key that would reach a prototype. */
export const isForbiddenKey = (key: string): boolean => forbiddenKeys.includes(key);
