/** Names of people. Source: ledger VAL-6, VAL-7, OPN-64, OPN-104. */
import { trimmedLength } from './text';

const nameMaxLength = 100;

/** VAL-6: 1 to 100 characters, counted after trimming. */
export function isName(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const length = trimmedLength(value);
  return length >= 1 && length <= nameMaxLength;
}

/** VAL-7: at least two words plus the name rule. */
export const isFirstAndLastName = (value: unknown): value is string =>
  isName(value) && wordsOf(value).length >= 2;

/** OPN-64: the first word is the first name, the rest the last name. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = wordsOf(name);
  return { firstName, lastName: rest.join(' ') };
}

const wordsOf = (text: string): string[] => text.match(/\S+/g) ?? [];
