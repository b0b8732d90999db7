import fc from 'fast-check';
import { isOwnHref } from './ownLinks';
import { anyText, forAll } from '../../test/anyText';

const hosts = {
  pageOrigin: 'https://www.host.example',
  mainDomain: 'host.example',
};

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
  'blob:https://host.example/1',
  '//evil.example',
  'https://evil.example/',
  'https://evil-host.example/',
  'https://host.example.evil.example/',
  'https://host.example@evil.example/',
  'https://a:b@host.example/',
  'https://a@host.example/',
  'https://:b@host.example/',
  'ftp://host.example/',
  'mailto:a@b.example',
  'https://host.example:8443/',
  'http://www.host.example:8080/',
])('S01 S03 OPN-115: %p is none', (href) => {
  expect(isOwnHref(href, hosts)).toBe(false);
});

it('LNK-1: a page on another host has its own links besides those of the main domain', () => {
  const machine = { ...hosts, pageOrigin: 'http://127.0.0.1:4000' };
  const hrefs = [
    '/a',
    'http://127.0.0.1:4000/a',
    'https://host.example/',
    'http://127.0.0.1/',
  ];
  expect(hrefs.map((href) => isOwnHref(href, machine))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('S01: whatever passes leads to one of our own hosts', () => {
  forAll(
    fc.oneof(
      fc.webUrl(),
      anyText(),
      fc.string().map((text) => `https://${text}host.example`),
    ),
    (href) => {
      if (!isOwnHref(href, hosts)) {
        return;
      }
      const { protocol, hostname, port } = new URL(href, hosts.pageOrigin);
      expect(protocol).toMatch(/^https?:$/);
      expect(port).toBe('');
      expect(
        hostname === 'host.example' || hostname.endsWith('.host.example'),
      ).toBe(true);
    },
  );
});
