/** Our rules for addresses against the web platform's own URL cases, as far as a package carries them; docs/validation.md explains the figures. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSafeHref } from '../src/links/href';
import { parseUrl } from '../src/links/parseUrl';
import { toAllowedAddress, toSameHostPath } from '../src/links/redirect';
import { isUrl } from '../src/links/url';

const fixture = path.join(
  path.dirname(require.resolve('@wordpress/url/package.json')),
  'src/test/fixtures/wpt-data.json',
);
const inputs = (
  JSON.parse(readFileSync(fixture, 'utf8')) as readonly { readonly input: string }[]
).map(({ input }) => input);
const own = 'https://own.example';

const isTakenByPlatform = (input: string): boolean =>
  ['http:', 'https:', 'ftp:'].includes(parseUrl(input)?.protocol ?? '');

/** What we refuse on purpose although the platform takes it (OPN-103; what browsers mend silently). */
const narrower: readonly { readonly why: string; readonly is: (input: string) => boolean }[] = [
  {
    why: 'the scheme is not followed by two slashes and a host',
    is: (input) => !/^[a-z]+:\/\/[^/]/i.test(input),
  },
  { why: 'blanks, control characters or backslashes', is: (input) => /[\s\\\p{Cc}]/u.test(input) },
  { why: 'IPv6', is: (input) => parseUrl(input)!.hostname.startsWith('[') },
  { why: 'one label', is: (input) => !parseUrl(input)!.hostname.includes('.') },
  {
    why: 'a number that the platform turns into an address',
    is: (input) =>
      /^[\d.]+$/.test(parseUrl(input)!.hostname) && !input.includes(parseUrl(input)!.hostname),
  },
  {
    why: 'a label that is no name',
    is: (input) =>
      parseUrl(input)!
        .hostname.split('.')
        .some((label) => !/^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/.test(label)),
  },
  {
    why: 'a top-level that is no word',
    is: (input) => !/\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(parseUrl(input)!.hostname),
  },
];

it('VAL-19: nothing is taken that the platform refuses', () => {
  expect(inputs.filter((input) => isUrl(input) && !isTakenByPlatform(input))).toEqual([]);
});

it('VAL-19 OPN-103: 279 of 326 judged alike; every other is refused for a reason', () => {
  const refused = inputs.filter((input) => isTakenByPlatform(input) && !isUrl(input));
  expect(inputs).toHaveLength(326);
  expect(refused).toHaveLength(47);
  expect(refused.filter((input) => !narrower.some(({ is }) => is(input)))).toEqual([]);
});

it('S01: no script or data address passes as a link', () => {
  const dangerous = inputs.filter((input) =>
    ['javascript:', 'data:', 'blob:', 'file:', 'about:'].includes(
      parseUrl(input, own)?.protocol ?? '',
    ),
  );
  expect(dangerous.length).toBeGreaterThan(10);
  expect(dangerous.filter(isSafeHref)).toEqual([]);
});

it('S02: every case of another origin is refused as a redirect', () => {
  const elsewhere = inputs.filter((input) => parseUrl(input, own)?.origin !== own);
  expect(elsewhere.length).toBeGreaterThan(100);
  expect(
    elsewhere.filter(
      (input) =>
        toAllowedAddress(input, own, []) !== undefined || toSameHostPath(input) !== undefined,
    ),
  ).toEqual([]);
});
