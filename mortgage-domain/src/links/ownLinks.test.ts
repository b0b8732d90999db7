import fc from 'fast-check';
import { dropForeignLinks, isOwnHref } from './ownLinks';

const hosts = { pageOrigin: 'https://www.host.example', mainDomain: 'host.example' };

it.each([
  '/a',
  '/a?b#c',
  'a/b',
  '#x',
  'https://host.example/',
  'https://www.host.example/a',
  'http://rentals.host.example/',
])('S01: %s is a link of our own', (href) => {
  expect(isOwnHref(href, hosts)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://host.example/1',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '',
  'https://evil.example/',
  'https://evil-host.example/',
  'https://host.example.evil.example/',
  'https://host.example@evil.example/',
  'https://a:b@host.example/',
  'ftp://host.example/',
  'mailto:a@b.example',
])('S01 S03: %p is none', (href) => {
  expect(isOwnHref(href, hosts)).toBe(false);
});

it('S01: whatever passes leads to one of our own hosts', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string({ unit: 'binary' }),
        fc.string().map((text) => `https://${text}host.example`),
      ),
      (href) => {
        if (!isOwnHref(href, hosts)) return;
        const { protocol, hostname } = new URL(href, hosts.pageOrigin);
        expect(protocol).toMatch(/^https?:$/);
        expect(hostname === 'host.example' || hostname.endsWith('.host.example')).toBe(true);
      },
    ),
  );
});

it('S01: what holds a foreign address is dropped and counted, wherever it stands; all else stays', () => {
  const { kept, dropped } = dropForeignLinks(
    {
      sections: [
        {
          key: 'a',
          link: { href: '/a' },
          subsections: [{ links: [{ href: 'javascript:1' }, { href: '/b' }] }],
        },
      ],
      navLinks: { good: { href: '/c' }, bad: { href: 'https://evil.example' } },
      impersonation: { stop_impersonation_link: '//evil.example' },
      more: 7,
      none: null,
    },
    hosts,
  );
  expect(dropped).toBe(3);
  expect(kept).toEqual({
    sections: [
      { key: 'a', link: { href: '/a' }, subsections: [{ links: [null, { href: '/b' }] }] },
    ],
    navLinks: { good: { href: '/c' } },
    more: 7,
    none: null,
  });
});

it('HDR-16 S01: a list of which nothing is left does not look like an empty one', () => {
  expect(dropForeignLinks({ sections: [{ href: 'data:x' }] }, hosts).kept).toEqual({
    sections: [null],
  });
});
