/** Names of people. Source: ledger VAL-6, VAL-7, OPN-64, OPN-104, OPN-116. */
import { trimmedLength } from './text';

const nameMaxLength = 100;
/** Control characters except blanks, and halves of a character. */
const broken = /[^\P{Cc}\s]|\p{Surrogate}/u;
/** Unicode does not count the blank of Braille among the blanks. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** VAL-6: 1 to 100 characters, counted after trimming, at least one visible (OPN-116). */
export function isName(value: unknown): value is string {
  if (typeof value !== 'string' || broken.test(value) || !visible.test(value)) {
    return false;
  }
  return trimmedLength(value) <= nameMaxLength;
}

/** VAL-7: at least two words plus the name rule. */
export const isFirstAndLastName = (value: unknown): value is string =>
  isName(value) && wordsOf(value).length >= 2;

/** OPN-64: the first word is the first name, the rest the last name. */
export function splitName(name: string): {
  readonly firstName: string;
  readonly lastName: string;
} {
  const [firstName = '', ...rest] = wordsOf(name);
  return { firstName, lastName: rest.join(' ') };
}

const wordsOf = (text: string): string[] =>
  (text.match(/\S+/g) ?? []).filter((word) => visible.test(word));
