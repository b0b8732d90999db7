/** Email rules. Source: ledger VAL-8, VAL-24, OPN-72, OPN-104, OPN-114. */
import { parseUrl } from '../links/parseUrl';

/** VAL-24, without the quoted forms, comments and bare hosts of the mail standards. */
const emailPattern =
  /^[^\s@.,:;<>()[\]\\"\p{Cc}\p{Cf}\p{Cs}]+(?:\.[^\s@.,:;<>()[\]\\"\p{Cc}\p{Cf}\p{Cs}]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+(?:[A-Za-z]{2,20}|xn--[A-Za-z0-9-]{2,59})$/u;

const emailMaxLength = 255;

/** @example isEmailLength('') // false */
export const isEmailLength = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length >= 1 &&
  value.length <= emailMaxLength;

/** OPN-72: the check of forms; the server's own check is stricter. */
export const isEmailAddress = (value: unknown): value is string =>
  isEmailLength(value) && emailPattern.test(toMailAddress(value));

/** Letters, digits and dots, some beyond ASCII: nothing that the platform would correct. */
const internationalDomain = /^(?=.*[^\0-\x7F])[\p{L}\p{M}\p{N}.-]+$/u;

/** OPN-114: one form for every spelling: composed letters, an encoded international domain. */
export function toMailAddress(given: string): string {
  const address = given.normalize('NFC');
  const domainAt = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainAt);
  const host = internationalDomain.test(domain)
    ? parseUrl(`http://${domain}`)?.hostname
    : domain;
  return address.slice(0, domainAt) + (host ?? domain);
}
