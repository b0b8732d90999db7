/** Email rules. Source: ledger VAL-8, VAL-24, OPN-72, OPN-104, OPN-114. */
import { parseUrl } from '../links/parseUrl';

/**
 * VAL-24: local part, @, domain with a top-level of 2 to 20 letters. The local part is words
 * between single dots; quoted forms, comments and bare hosts of the mail standards are nothing
 * people type into a form. A top-level domain with other letters is encoded.
 */
export const emailPattern =
  /^[^\s@.,:;<>()[\]\\"\p{Cc}\p{Cf}\p{Cs}]+(?:\.[^\s@.,:;<>()[\]\\"\p{Cc}\p{Cf}\p{Cs}]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+(?:[A-Za-z]{2,20}|xn--[A-Za-z0-9-]{2,59})$/u;

const emailMaxLength = 255;

/** VAL-8: 1 to 255 characters; length only. */
export const isEmailLength = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 1 && value.length <= emailMaxLength;

/**
 * OPN-72: the check of forms, length first so that no long text reaches the pattern. The server's
 * own check is stricter.
 */
export const isEmailAddress = (value: unknown): value is string =>
  isEmailLength(value) && emailPattern.test(toMailAddress(value));

/** Letters, digits and dots, some of them beyond ASCII: what the platform would mend is refused. */
const internationalDomain = /^(?=.*[^\0-\x7F])[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * OPN-114: the address as mail finds it, an international domain in its encoded form:
 * `ada@bücher.example` → `ada@xn--bcher-kva.example`. Whatever else is given stays as it is.
 */
export function toMailAddress(address: string): string {
  const domainAt = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainAt);
  const host = internationalDomain.test(domain) ? parseUrl(`http://${domain}`)?.hostname : domain;
  return address.slice(0, domainAt) + (host ?? domain);
}
