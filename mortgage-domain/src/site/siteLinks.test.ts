import fc from 'fast-check';
import { defaultSiteConfig } from './siteConfig';
import { toSiteHref, toSiteLinks } from './siteLinks';
import { anyText, forAll } from '../../test/anyText';

const at = (pageOrigin: string) => ({ ...defaultSiteConfig, pageOrigin });
const page = at('https://www.maplehearth.example');
const machine = at('http://127.0.0.1:4000');

it('OPN-3: an absolute link of a page to its own host is not led away, save by the rules', () => {
  expect(toSiteHref('http://127.0.0.1:4000/a', false, machine)).toBe(
    'http://127.0.0.1:4000/a',
  );
  const bare = at('https://maplehearth.example');
  expect(toSiteHref('https://maplehearth.example/a', false, bare)).toBe(
    'https://www.maplehearth.example/a',
  );
});

it('NAV-25 NAV-28 OPN-16 OPN-17: every link flagged secure, its host ruled first', () => {
  const links = [
    { href: '/myaccount/renter-profile/', secure: true },
    { href: 'http://maplehearth.example/x', secure: true },
    { href: '/plain', secure: false },
    { stop_impersonation_link: 'https://maplehearth.example/stop' },
  ];
  expect(toSiteLinks(links, page).kept).toMatchObject([
    { href: 'https://www.maplehearth.example/myaccount/renter-profile/' },
    { href: 'https://www.maplehearth.example/x' },
    { href: '/plain' },
    { stop_impersonation_link: 'https://www.maplehearth.example/stop' },
  ]);
});

it.each([
  ['agents/', false, '/agents/'],
  ['mortgage/LenderHome.htm?a=b:c', false, '/mortgage/LenderHome.htm?a=b:c'],
  ['renter-profile/', true, 'https://www.maplehearth.example/renter-profile/'],
  ['#top', false, '#top'],
  ['?page=2', false, '?page=2'],
])(
  'LNK-1 OPN-4: the link %s (secure: %s) leads to %s from every page',
  (href, secure, address) => {
    expect(toSiteHref(href, secure, page)).toBe(address);
  },
);

it('S01 S03: whatever passes leads to one of our own hosts, also by the rules', () => {
  const evil = fc.constantFrom(
    'javascript:alert(1)',
    '//evil.example',
    'https://evil.example/?secure-contact',
    'https://secure-contact.evil.example/x',
    'https://a:b@secure-contact.evil.example/',
    'https://maplehearth.example.evil.example/',
  );
  forAll(
    fc.oneof(fc.webUrl(), anyText(), evil),
    fc.boolean(),
    (href, secure) => {
      const shown = toSiteHref(href, secure, page);
      if (shown === undefined) {
        return;
      }
      const { protocol, hostname } = new URL(shown, page.pageOrigin);
      expect(protocol).toMatch(/^https?:$/);
      expect(hostname).toMatch(/(^|\.)maplehearth\.example$/);
    },
  );
  expect(
    toSiteHref('https://a:b@secure-contact.evil.example/', false, page),
  ).toBeUndefined();
});
