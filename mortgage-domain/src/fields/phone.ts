/** Phone numbers. Source: ledger ENT-10, VAL-9..11, PRS-5, OPN-73, OPN-78. */

export interface Phone {
  /** 3 digits. */
  readonly areaCode: string;
  /** 3 digits. */
  readonly prefix: string;
  /** 4 digits. */
  readonly number: string;
  /** Up to 10 characters. */
  readonly extension?: string;
}

const extensionMaxLength = 10;
const phoneMaxLength = 64;

/** Replaces full-width digits and typographic dashes of copied text, and drops invisible marks. */
const toTyped = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');

/** PRS-5: keeps digits only. */
export const parsePhoneDigits = (text: string): string =>
  toTyped(text).replace(/\D/g, '');

/** @example isPhoneText('') // false */
export const isPhoneText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

/** @example isPhone({ areaCode: '415', prefix: '555', number: '2671' }) // true */
export function isPhone(value: unknown): value is Phone {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const parts: Partial<Record<keyof Phone, unknown>> = value;
  const { areaCode, prefix, number, extension = '' } = parts;
  return (
    isDigits(areaCode, 3) &&
    isDigits(prefix, 3) &&
    isDigits(number, 4) &&
    typeof extension === 'string' &&
    extension.length <= extensionMaxLength
  );
}

const isDigits = (value: unknown, length: number): boolean =>
  typeof value === 'string' && value.length === length && /^\d+$/.test(value);

/** OPN-73: ten digits, optionally after a 1 and before `x`, `ext` or `extension` with digits. */
export function parsePhone(given: string): Phone | undefined {
  if (given.length > phoneMaxLength) {
    return undefined;
  }
  const text = toTyped(given);
  const extensionAt = text.search(/ext|x/i);
  if (extensionAt === -1) {
    return parseWithoutExtension(text);
  }
  const phone = parseWithoutExtension(text.slice(0, extensionAt));
  const extension = parseExtension(text.slice(extensionAt));
  if (phone === undefined || extension === undefined) {
    return undefined;
  }
  return { ...phone, extension };
}

function parseWithoutExtension(text: string): Phone | undefined {
  const shown = text.replace(/^\s*tel:/i, '').trim();
  if (!/^(?:\+1)?[\d\s()./-]*[,;]?$/.test(shown)) {
    return undefined;
  }
  const typed = parsePhoneDigits(text);
  const hasCountry = typed.length === 11 && typed.startsWith('1');
  // A plus announces a country: only ours has ten digits behind its 1.
  if (text.includes('+') && !hasCountry) {
    return undefined;
  }
  const digits = hasCountry ? typed.slice(1) : typed;
  const [areaCode, prefix, number] = [
    digits.slice(0, 3),
    digits.slice(3, 6),
    digits.slice(6),
  ];
  const phone = { areaCode, prefix, number };
  return isPhone(phone) ? phone : undefined;
}

function parseExtension(text: string): string | undefined {
  const digits = parsePhoneDigits(text);
  const isExtension = /^(?:ext(?:ension)?|x)[\s.:=]*\d+\s*$/i.test(text);
  return isExtension && digits.length <= extensionMaxLength
    ? digits
    : undefined;
}

/** North American numbers get their country code, and keep their extension (OPN-78). */
export function toTelHref(text: string): string {
  const phone = parsePhone(text);
  if (!phone) {
    return `tel:+${parsePhoneDigits(text)}`;
  }
  const { areaCode, prefix, number, extension } = phone;
  return `tel:+1${areaCode}${prefix}${number}${extension ? `;ext=${extension}` : ''}`;
}
