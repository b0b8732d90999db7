/** Addresses that people type. Source: specification 5; ledger VAL-19, VAL-20, OPN-103. */
import { parseUrl } from './href';

/** VAL-19: http, https or ftp with a valid host. */
export const isUrl = (value: unknown): value is string =>
  hasScheme(value, ['http:', 'https:', 'ftp:']);

/** VAL-20: the same with https only. */
export const isSecureUrl = (value: unknown): value is string => hasScheme(value, ['https:']);

function hasScheme(value: unknown, schemes: readonly string[]): boolean {
  // What browsers mend silently (blanks, backslashes, missing slashes) is not what people meant to type.
  if (typeof value !== 'string' || !/^[a-z]+:\/\/[^/]/i.test(value) || /[\s\\\p{Cc}]/u.test(value))
    return false;
  const url = parseUrl(value);
  return (
    url !== undefined &&
    schemes.includes(url.protocol) &&
    isHost(url.hostname) &&
    (!isIpv4(url.hostname) || hostText(value) === url.hostname)
  );
}

/** OPN-103: a dotted name with a letter top-level, localhost, or an IPv4 address. International names count in their encoded form. */
function isHost(host: string): boolean {
  if (host === 'localhost' || isIpv4(host)) return true;
  const labels = host.split('.');
  return (
    labels.length >= 2 &&
    labels.every(isLabel) &&
    /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1)!)
  );
}

const labelMaxLength = 63;
const isLabel = (label: string): boolean =>
  label.length <= labelMaxLength &&
  /^[a-z0-9_-]+$/.test(label) &&
  !label.startsWith('-') &&
  !label.endsWith('-');

/** The platform has already checked the four numbers: a host that ends in a number is an address or no host. */
const isIpv4 = (host: string): boolean => /^\d+\.\d+\.\d+\.\d+$/.test(host);

/** The host as it was typed: `0x7f.1` is an address to browsers, not to people. */
function hostText(value: string): string {
  const authority = value.slice(value.indexOf('//') + 2).split(/[/?#]/, 1)[0]!;
  return authority.slice(authority.lastIndexOf('@') + 1).split(':', 1)[0]!;
}
