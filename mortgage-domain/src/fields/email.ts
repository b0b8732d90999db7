/** Email rules. Source: ledger VAL-8, VAL-24, OPN-72, OPN-104. */

/**
 * VAL-24: local part, @, domain with a top-level of 2 to 20 letters. The local part is words between single dots; quoted
 * forms, comments and bare hosts of the mail standards are nothing people type into a form.
 */
export const emailPattern =
  /^[^\s@.,:;<>()[\]\\"\p{Cc}\p{Cf}]+(?:\.[^\s@.,:;<>()[\]\\"\p{Cc}\p{Cf}]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z]{2,20}$/u;

export const emailMaxLength = 255;

/** What every form of ours says of an email address that is none (FRM-16, OPN-33). */
export const emailMessage = 'Please enter a valid email address.';

/** VAL-8: 1 to 255 characters; length only. */
export const isEmailLength = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 1 && value.length <= emailMaxLength;

/** OPN-72: the check of forms, length first so that no long text reaches the pattern. The server's own check is stricter. */
export const isEmailAddress = (value: unknown): value is string =>
  isEmailLength(value) && emailPattern.test(value);
