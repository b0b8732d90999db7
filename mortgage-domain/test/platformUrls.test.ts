/** Addresses against the web platform's URL cases; docs/spec/validation.md has the figures. */
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
  JSON.parse(readFileSync(fixture, 'utf8')) as readonly {
    readonly input: string;
  }[]
).map(({ input }) => input);
const own = 'https://own.example';

const isTakenByPlatform = (input: string): boolean =>
  ['http:', 'https:', 'ftp:'].includes(parseUrl(input)?.protocol ?? '');

it('VAL-19: nothing is taken that the platform refuses', () => {
  expect(
    inputs.filter((input) => isUrl(input) && !isTakenByPlatform(input)),
  ).toEqual([]);
});

it('VAL-19 OPN-103: 279 of 326 judged alike, the others refused', () => {
  const refused = inputs.filter(
    (input) => isTakenByPlatform(input) && !isUrl(input),
  );
  expect(inputs).toHaveLength(326);
  expect(refused).toHaveLength(47);
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
  const elsewhere = inputs.filter(
    (input) => parseUrl(input, own)?.origin !== own,
  );
  expect(elsewhere.length).toBeGreaterThan(100);
  expect(
    elsewhere.filter(
      (input) =>
        toAllowedAddress(input, own, []) !== undefined ||
        toSameHostPath(input) !== undefined,
    ),
  ).toEqual([]);
});
