/** Phone numbers. Source: ledger ENT-10, VAL-9..11, PRS-5, OPN-73. */

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
const extensionMark = /\s*(?:ext\.?|x)\s*/i;

/** PRS-5: keeps digits only. */
export const parsePhoneDigits = (text: string): string => text.replace(/\D/g, '');

/** OPN-73: ten digits, a leading 1 allowed, an extension after `x` or `ext`; undefined for anything else. */
export function parsePhone(text: string): Phone | undefined {
  if (text.length > phoneMaxLength) return undefined;
  const [main = '', extension, ...more] = text.split(extensionMark);
  if (more.length > 0 || /[a-z]/i.test(main)) return undefined;
  const digits = parsePhoneDigits(main).replace(/^1(?=\d{10}$)/, '');
  const phone: Phone = { areaCode: digits.slice(0, 3), prefix: digits.slice(3, 6), number: digits.slice(6), ...(extension === undefined ? {} : { extension: parsePhoneDigits(extension) }) };
  return isPhone(phone) && (extension === undefined || phone.extension !== '') ? phone : undefined;
}

/** VAL-10, VAL-11. */
export const isPhone = ({ areaCode, prefix, number, extension = '' }: Phone): boolean =>
  /^\d{3}$/.test(areaCode) && /^\d{3}$/.test(prefix) && /^\d{4}$/.test(number) && extension.length <= extensionMaxLength;

/** `tel:` address of a phone number as people write it; North American numbers get their country code (OPN-78). */
export const toTelHref = (text: string): string => {
  const digits = parsePhoneDigits(text);
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
};
