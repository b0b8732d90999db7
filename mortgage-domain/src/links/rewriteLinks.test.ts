import { rewriteLinks } from './rewriteLinks';

/** Paths alone are allowed; a secure one gets a prefix. */
const decide = (address: string, secure: boolean) =>
  address.startsWith('/') ? `${secure ? 'secure:' : ''}${address}` : undefined;

it('drops and counts every entry with a forbidden address, and keeps the others (S01)', () => {
  const { kept, dropped } = rewriteLinks(
    {
      sections: [
        {
          key: 'a',
          link: { href: '/a' },
          subsections: [{ links: [{ href: 'javascript:1' }, { href: '/b' }] }],
        },
      ],
      navLinks: { good: { href: '/c' }, bad: { href: 'https://evil.example' } },
      impersonation: { impersonation_zuid: 7, stop_impersonation_link: 'evil' },
      more: 7,
      none: null,
      href: { no: 'address' },
    },
    decide,
  );
  expect(dropped).toBe(3);
  expect(kept).toStrictEqual({
    sections: [
      {
        key: 'a',
        link: { href: '/a' },
        subsections: [{ links: [null, { href: '/b' }] }],
      },
    ],
    navLinks: { good: { href: '/c' } },
    impersonation: { impersonation_zuid: 7 },
    more: 7,
    none: null,
    href: { no: 'address' },
  });
});

it('HDR-16 S01: a list whose items are all dropped does not look empty', () => {
  expect(rewriteLinks({ sections: [{ href: 'data:x' }] }, decide).kept).toEqual(
    {
      sections: [null],
    },
  );
});

it('reads the flag of an address (ENT-13)', () => {
  const links = [
    { secure: true, href: '/a' },
    { href: '/b', secure: true },
    { href: '/d', secure: 1 },
    { href: '/c', secure: 'yes' },
  ];
  expect(rewriteLinks(links, decide).kept).toEqual([
    { secure: true, href: 'secure:/a' },
    { href: 'secure:/b', secure: true },
    { href: 'secure:/d', secure: 1 },
    { href: '/c', secure: 'yes' },
  ]);
});

it.each([7, 'text', null, true])('%j is as it was', (json) => {
  expect(rewriteLinks(json, decide)).toEqual({ kept: json, dropped: 0 });
});
