/** Basic authentication. Source: specification 5; ledger VAL-22, VAL-23, OPN-104. */
const maxLength = 255;

/**
 * A colon would end the name.
 * @example isBasicAuthUsername('ada:lane') // false
 */
export const isBasicAuthUsername = (value: unknown): value is string =>
  isBasicAuthPassword(value) && !value.includes(':');

/** @example isBasicAuthPassword('a:b') // true */
export const isBasicAuthPassword = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxLength;
