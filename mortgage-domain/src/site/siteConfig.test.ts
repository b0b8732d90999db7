import fc from 'fast-check';
import { toSiteConfig, unnamedSite } from './siteConfig';
import { buildAccountPath } from './accountPaths';
import { anyText, forAll } from '../../test/anyText';

it('LNK-4: the account prefix is stored without slashes (OPN-7)', () => {
  expect(toSiteConfig({ accountPrefix: '/members/' }).accountPrefix).toBe(
    'members',
  );
  expect(
    toSiteConfig({ accountPrefix: undefined, productName: 'Other' }),
  ).toEqual({
    ...unnamedSite,
    productName: 'Other',
  });
  expect(toSiteConfig()).toEqual(unnamedSite);
});

it('ignores values that are not part of the configuration', () => {
  expect(
    toSiteConfig({
      productName: 'Other',
      permissions: ['A'],
      constructor: 'x',
    } as never),
  ).toEqual({ ...unnamedSite, productName: 'Other' });
});

it('later options of the page change only what they name', () => {
  const before = toSiteConfig({ productName: 'Other', theme: 'refreshed' });
  expect(
    toSiteConfig({ theme: 'classic', productName: undefined }, before),
  ).toEqual({
    ...before,
    theme: 'classic',
  });
});

it('LNK-1 S03: no prefix leads off the host', () => {
  forAll(
    fc.oneof(
      anyText(),
      fc.constantFrom(
        '/evil.example',
        '//evil.example',
        '..',
        '\\evil.example',
        'a/../..',
        '',
      ),
    ),
    (accountPrefix) => {
      const href = buildAccountPath(toSiteConfig({ accountPrefix }));
      expect(new URL(href, 'https://own.example').origin).toBe(
        'https://own.example',
      );
    },
  );
  for (const accountPrefix of ['/evil.example/x', '?a', 'a?', '-a']) {
    expect(toSiteConfig({ accountPrefix }).accountPrefix).toBe('myaccount');
  }
});
