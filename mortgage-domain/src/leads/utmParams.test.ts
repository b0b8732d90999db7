import fc from 'fast-check';
import { parseUtmParams, utmParams } from './utmParams';
import { anyText, forAll } from '../../test/anyText';

it('reads the five names, the first value of each, cut to the storable length (ENT-25 OPN-75)', () => {
  expect(utmParams).toEqual([
    'utm_source',
    'utm_medium',
    'utm_term',
    'utm_campaign',
    'utm_content',
  ]);
  expect(
    parseUtmParams(`?utm_source=a&utm_source=b&utm_medium=${'m'.repeat(300)}`),
  ).toEqual({
    utm_source: 'a',
    utm_medium: 'm'.repeat(255),
  });
});

it.each([
  ['a NUL', 'spring%00sale', 'springsale'],
  ['a NUL alone', '%00', undefined],
  [
    'an emoji that the end cuts in half',
    `${'x'.repeat(254)}😀`,
    'x'.repeat(254),
  ],
  ['one that just fits', `${'x'.repeat(253)}😀`, `${'x'.repeat(253)}😀`],
])('OPN-75: keeps the storable part of %s', (_what, value, kept) => {
  expect(parseUtmParams(`?utm_source=${value}`)?.utm_source).toBe(kept);
});

it('ENT-25 OPN-75: never throws, keeps no other name, and only storable values', () => {
  const search = fc.oneof(
    anyText(),
    fc.webQueryParameters(),
    fc
      .tuple(fc.constantFrom(...utmParams), anyText({ maxLength: 400 }))
      .map(
        ([name, value]) =>
          `${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, '?'))}`,
      ),
  );
  forAll(search, (query) => {
    for (const [name, value] of Object.entries(parseUtmParams(query) ?? {})) {
      expect(utmParams).toContain(name);
      expect(value.length).toBeLessThanOrEqual(255);
      expect(value).not.toMatch(/[\0\p{Surrogate}]/u);
    }
  });
});
