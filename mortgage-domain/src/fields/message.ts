/** Messages that visitors write. Source: specification 5; ledger VAL-18, OPN-104. */
import { trimmedLength } from './text';

const messageLength = { min: 5, max: 800 } as const;

/**
 * 5 to 800 characters, counted after trimming.
 * @example isMessage('Hello') // true
 * @example isMessage(' Hi ') // false
 */
export function isMessage(value: unknown): value is string {
  if (typeof value !== 'string') {
    return false;
  }
  const length = trimmedLength(value);
  return length >= messageLength.min && length <= messageLength.max;
}
