import fc from 'fast-check';
import {
  applyHostRules,
  isTidHost,
  toSecureHref,
  withHostRules,
} from './hostRules';
import { defaultSiteConfig as site } from './siteConfig';
import { forAll } from '../../test/anyText';

it.each([
  [
    'https://maplehearth.example/a?b=c#d',
    'https://www.maplehearth.example/a?b=c#d',
  ],
  ['http://MAPLEHEARTH.example:4000/', 'http://www.maplehearth.example:4000/'],
  [
    'https://secure-contact.maplehearth.example/a?b#c',
    'https://www.maplehearth.example/a?b#c',
  ],
  [
    'https://my-secure-contact-page.partner.example/?b',
    'https://www.maplehearth.example/?b',
  ],
])('LNK-13 LNK-15: %s leads to %s', (href, expected) => {
  expect(applyHostRules(href, site)).toBe(expected);
});

it.each([
  'https://www.maplehearth.example/a',
  'https://tid7.maplehearth.example/a',
  'https://qa.maplehearth.example/',
  'https://evil-maplehearth.example/',
  'https://maplehearth.example.evil.example/',
  'https://maplehearth.example@evil.example/',
  'https://evil.example/maplehearth.example',
  'https://evil.example/?secure-contact',
  'https://partner.example',
  '/a?b=secure-contact',
  '#form',
  'mailto:a@maplehearth.example',
  'tel:+18005550199',
])('LNK-13 LNK-14 S03: %s stays as it is', (href) => {
  expect(applyHostRules(href, site)).toBe(href);
});

it('LNK-14 OPN-3: a main domain gets no www if it is a tid host, which is more than a name in tid', () => {
  const lead = (domain: string) =>
    applyHostRules(`https://${domain}/`, { ...site, mainDomain: domain });
  expect(lead('tidal.example')).toBe('https://www.tidal.example/');
  expect(lead('tid7.example')).toBe('https://tid7.example/');
  const hosts = ['tid-7.a.example', 'a.tid7.example', 'astid.example'];
  expect(hosts.map((host) => isTidHost(host, site))).toEqual([
    true,
    true,
    false,
  ]);
});

it.each([
  [
    'http://rentals.maplehearth.example:80/x?a#b',
    'https://rentals.maplehearth.example/x?a#b',
  ],
  ['http://maplehearth.example/', 'https://www.maplehearth.example/'],
  [
    'http://secure-contact.partner.example/',
    'https://www.maplehearth.example/',
  ],
  [
    'http://rentals.maplehearth.example:8080/',
    'http://rentals.maplehearth.example:8080/',
  ],
  ['http://partner.example/', 'http://partner.example/'],
])(
  'OPN-115 OPN-17: hosts of the main domain have TLS: %s leads to %s',
  (href, expected) => {
    expect(applyHostRules(href, site)).toBe(expected);
  },
);

it('LNK-15: without a marker no host has one', () => {
  const unmarked = { ...site, secureContactMarker: '' };
  expect(applyHostRules('https://a.example/', unmarked)).toBe(
    'https://a.example/',
  );
});

it.each([
  'javascript:alert(1)',
  '//evil.example',
  'data:x',
  'https://',
  'https:evil.example',
  '',
])('S01 LNK-1: %j is no address of a link', (href) => {
  expect(applyHostRules(href, site)).toBeUndefined();
});

it('LNK-13 LNK-15 S03: a second application changes nothing, and no other host becomes ours', () => {
  const host = fc.constantFrom(
    'maplehearth.example',
    'www.maplehearth.example',
    'evil-maplehearth.example',
    'maplehearth.example.evil.example',
    'secure-contact.a.example',
    'tid1.maplehearth.example',
  );
  forAll(
    fc.oneof(
      fc.webUrl(),
      fc
        .tuple(host, fc.webPath(), fc.webQueryParameters())
        .map(([name, path, query]) => `https://${name}${path}?${query}`),
    ),
    (href) => {
      const once = applyHostRules(href, site)!;
      expect(applyHostRules(once, site)).toBe(once);
      const { hostname, pathname, search, hash } = new URL(once);
      const before = new URL(href);
      expect([pathname, search, hash]).toEqual([
        before.pathname,
        before.search,
        before.hash,
      ]);
      if (hostname !== before.hostname) {
        expect(
          before.hostname === 'maplehearth.example' ||
            before.hostname.includes('secure-contact'),
        ).toBe(true);
      }
    },
  );
});

const page = (pageOrigin: string) => ({ ...site, pageOrigin });

it.each([
  'https://www.maplehearth.example',
  'http://maplehearth.example',
  'https://preview.example',
])(
  'NAV-25 NAV-28 OPN-16 OPN-17: on a page of %s a secure link is absolute, https and on the product host',
  (pageOrigin) => {
    expect(
      toSecureHref('/myaccount/renter-profile/?a#b', page(pageOrigin)),
    ).toBe('https://www.maplehearth.example/myaccount/renter-profile/?a#b');
  },
);

it.each([
  'https://www.maplehearth.example:8443/x',
  'http://partner.example:80/x',
  'tel:+1800',
])(
  'OPN-17: %s, which needs no other scheme or is not ours, stays as it is',
  (href) => {
    expect(toSecureHref(href, page('https://www.maplehearth.example'))).toBe(
      href,
    );
  },
);

it('OPN-17: on a machine without TLS that is no host of the main domain, links stay on it', () => {
  const machine = page('http://127.0.0.1:4000');
  for (const href of [
    '/mortgage/admin/',
    'http://127.0.0.1:4000/mortgage/admin/',
  ]) {
    expect(toSecureHref(href, machine)).toBe(href);
  }
  expect(toSecureHref('/mortgage/admin/', page('null'))).toBe(
    '/mortgage/admin/',
  );
});

it('does not append a value that is not a path of the host (S01 OPN-17)', () => {
  const own = page('https://www.maplehearth.example');
  for (const href of [
    '.evil.example',
    '@evil.example',
    '//evil.example',
    '/..//evil.example',
    '#x',
  ]) {
    expect(toSecureHref(href, own)).toBe(href);
  }
});

it("LNK-13 LNK-15: the whole addresses of a site's own tables, at any depth, and nothing else in them", () => {
  const table = {
    top: { text: 'https is safe', href: 'HTTPS://maplehearth.example/a' },
    groups: [
      {
        links: [
          { href: 'https://secure-contact.partner.example/b' },
          { href: '/c' },
        ],
      },
    ],
    width: 889,
  };
  expect(withHostRules(table, site)).toEqual({
    top: { text: 'https is safe', href: 'https://www.maplehearth.example/a' },
    groups: [
      {
        links: [{ href: 'https://www.maplehearth.example/b' }, { href: '/c' }],
      },
    ],
    width: 889,
  });
  expect(withHostRules('http://no host/', site)).toBe('http://no host/');
});
