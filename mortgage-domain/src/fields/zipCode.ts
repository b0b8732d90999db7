/** ZIP codes. Source: specification 5; ledger VAL-12, PRS-6. */

/** VAL-12: exactly 5 digits. */
export const isZipCode = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{5}$/.test(value);

/** PRS-6: keeps digits and hyphens. */
export const parseZipCode = (text: string): string =>
  text.replace(/[^\d-]/g, '');
