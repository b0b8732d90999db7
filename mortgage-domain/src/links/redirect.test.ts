import fc from 'fast-check';
import {
  toAllowedAddress,
  toSameHostPath,
  toSameOriginAddress,
} from './redirect';
import { anyText, forAll } from '../../test/anyText';

it('S02: a redirect stays on the host', () => {
  forAll(
    anyText().map((text) => `/${text}`),
    (text) => {
      const path = toSameHostPath(text);
      if (path) {
        expect(new URL(path, 'https://own.example/').origin).toBe(
          'https://own.example',
        );
      }
    },
  );
});

const own = 'https://own.example';

const redirects: readonly (readonly [string, string | undefined])[] = [
  ['/a?b#c', `${own}/a?b#c`],
  ['a', `${own}/a`],
  [`${own}/a`, `${own}/a`],
  ['https://sso.own.example/x', 'https://sso.own.example/x'],
  ['HTTPS://SSO.own.example', 'https://sso.own.example/'],
  ['http://sso.own.example/x', undefined],
  ['https://sso.own.example:8443/', undefined],
  ['https://evil-sso.own.example/', undefined],
  ['https://sso.own.example.evil.example/', undefined],
  ['https://x.sso.own.example/', undefined],
  ['http://own.example/', undefined],
  ['https://own.example:8443/', undefined],
  ['https://user@own.example/', undefined],
  ['https://:secret@own.example/', undefined],
  ['https://user:secret@sso.own.example/', undefined],
  ['https://own.example@evil.example/', undefined],
  ['//evil.example', undefined],
  ['//own.example/a', undefined],
  [' /a', undefined],
  ['/\\evil.example', undefined],
  ['/..//evil.example', undefined],
  [`${own}//evil.example`, undefined],
  ['/\t/evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['mailto:a@own.example', undefined],
  ['https://', undefined],
  ['', undefined],
];

it.each(redirects)('S02 S03: the redirect %j leads to %j', (href, address) => {
  expect(toAllowedAddress(href, own, ['sso.own.example'])).toBe(address);
});

it('without listed hosts accepts only the own origin, never an opaque one (S02)', () => {
  expect([
    toSameOriginAddress('/a', own),
    toSameOriginAddress('https://sso.own.example/', own),
  ]).toEqual([`${own}/a`, undefined]);
  expect([
    toSameOriginAddress('mailto:a@own.example', 'null'),
    toSameOriginAddress('/a', 'null'),
  ]).toEqual([undefined, undefined]);
});

it('S02: whatever the text, a redirect leads to an allowed host', () => {
  const hosts = ['own.example', 'sso.own.example'];
  forAll(
    fc.oneof(
      anyText(),
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
      fc
        .constantFrom(...hosts)
        .chain((host) => fc.string().map((text) => `https://${host}${text}`)),
    ),
    (text) => {
      const address = toAllowedAddress(text, own, ['sso.own.example']);
      if (address !== undefined) {
        expect(hosts).toContain(new URL(address).host);
      }
    },
  );
});

it.each([
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '//evil.example',
  'https://own.example/',
  'a',
])('S02: %j is no path for a redirect', (href) => {
  expect(toSameHostPath(href)).toBeUndefined();
});
