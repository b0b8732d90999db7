/** Email rules. Source: ledger VAL-8, VAL-24, OPN-72, OPN-104. */

/** VAL-24: local part, @, domain with a top-level of 2 to 20 letters. Linear: no part can match what its neighbour matches. */
export const emailPattern = /^[^\s@]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,20}$/i;
const emailMaxLength = 255;

/** VAL-8: 1 to 255 characters; length only. */
export const isEmailLength = (value: unknown): value is string => typeof value === 'string' && value.length >= 1 && value.length <= emailMaxLength;

/** OPN-72: the check of forms, length first so that no long text reaches the pattern. */
export const isEmailAddress = (value: unknown): value is string => isEmailLength(value) && emailPattern.test(value);
