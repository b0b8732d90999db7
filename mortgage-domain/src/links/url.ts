/** Addresses that people type. Source: specification 5; ledger VAL-19, VAL-20, OPN-103. */
import { parseUrl } from './parseUrl';

/** @example isUrl('ftp://files.example/x') // true */
export const isUrl = (value: unknown): value is string =>
  hasScheme(value, ['http:', 'https:', 'ftp:']);

/** @example isSecureUrl('http://files.example/x') // false */
export const isSecureUrl = (value: unknown): value is string =>
  hasScheme(value, ['https:']);

const schemeAndHost = /^[a-z]+:\/\/[^/]/i;
const blankOrControl = /[\s\\\p{Cc}]/u;

function hasScheme(value: unknown, schemes: readonly string[]): boolean {
  if (typeof value !== 'string') {
    return false;
  }
  // People typed blanks, backslashes and missing slashes by mistake, even if browsers correct them
  // silently.
  if (!schemeAndHost.test(value) || blankOrControl.test(value)) {
    return false;
  }
  const url = parseUrl(value);
  if (url === undefined || !schemes.includes(url.protocol)) {
    return false;
  }
  // The platform has checked the numbers of a host that ends in one.
  const isIpv4 = /\.\d+$/.test(url.hostname);
  return isIpv4
    ? toTypedHost(value) === url.hostname
    : isHostName(url.hostname);
}

/** OPN-103: a dotted name with a letter top-level, or localhost; encoded if international. */
function isHostName(host: string): boolean {
  if (host === 'localhost') {
    return true;
  }
  const labels = host.split('.');
  const topLevel = host.slice(host.lastIndexOf('.') + 1);
  return (
    labels.length >= 2 &&
    labels.every(isLabel) &&
    /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(topLevel)
  );
}

const labelMaxLength = 63;
const isLabel = (label: string): boolean =>
  label.length <= labelMaxLength &&
  /^[a-z0-9_-]+$/.test(label) &&
  !label.startsWith('-') &&
  !label.endsWith('-');

/** The host as it was typed: `0x7f.1` is an address to browsers, not to people. */
function toTypedHost(value: string): string {
  const authority = value
    .slice(value.indexOf('//') + 2)
    .replace(/[/?#].*/s, '');
  const hostAndPort = authority.slice(authority.lastIndexOf('@') + 1);
  return hostAndPort.replace(/:.*/s, '');
}
