import { withVisitorIds } from './visitorIds';

const main = 'maplehearth.example';

it.each([
  [
    '/homeloans/eligibility/',
    '/homeloans/eligibility/?zga_z_guid=g%261&zga_z_uid=u',
  ],
  [
    '/homeloans/refinance/?a=b?c#d',
    '/homeloans/refinance/?a=b%3Fc&zga_z_guid=g%261&zga_z_uid=u#d',
  ],
  [
    'https://www.maplehearth.example/homeloans/eligibility/?a=b',
    'https://www.maplehearth.example/homeloans/eligibility/?a=b&zga_z_guid=g%261&zga_z_uid=u',
  ],
  ...[
    '/homeloans/?a=b',
    'https://evil.example/homeloans/eligibility/',
    'https://evilmaplehearth.example/homeloans/eligibility/',
    'https://maplehearth.example.evil.example/homeloans/eligibility/',
    'https://maplehearth.example@evil.example/homeloans/eligibility/',
    'https://www.maplehearth.example:8443/homeloans/eligibility/',
    'https://www.maplehearth.example/homeloans/',
  ].map((href) => [href, href]),
])('NAV-18 OPN-17: %s with both ids', (href, expected) => {
  expect(withVisitorIds(href, { guid: 'g&1', uid: 'u' }, main)).toBe(expected);
});

it('NAV-18: a missing id is left out (OPN-14)', () => {
  const href = '/homeloans/eligibility/?a=b';
  expect([
    withVisitorIds(href, { guid: 'g' }, main),
    withVisitorIds(href, { uid: 'u' }, main),
    withVisitorIds(href, { guid: '', uid: '' }, main),
    withVisitorIds(`${href}?c`, {}, main),
  ]).toEqual([
    `${href}&zga_z_guid=g`,
    `${href}&zga_z_uid=u`,
    href,
    `${href}?c`,
  ]);
});

it.each([
  '/homeloans/refinance/',
  '/homeloans/eligibility/?a=b&c#d',
  'https://www.maplehearth.example/homeloans/eligibility/?a=b#d',
])(
  'NAV-18 S10: the next visitor replaces the ids on %s, and a sign-out removes them',
  (href) => {
    const ada = withVisitorIds(href, { guid: 'g', uid: 'ada' }, main);
    const bob = withVisitorIds(ada, { guid: 'g', uid: 'bob' }, main);
    expect(bob).toBe(withVisitorIds(href, { guid: 'g', uid: 'bob' }, main));
    expect(withVisitorIds(bob, { guid: 'g' }, main)).not.toContain('bob');
    expect(withVisitorIds(bob, {}, main).replace('c=', 'c')).toBe(href);
  },
);
