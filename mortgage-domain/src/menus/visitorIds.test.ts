import { carriesVisitorIds, withVisitorIds } from './visitorIds';

it("NAV-18: only eligibility and refinance carry the visitor's ids, and no missing one", () => {
  expect(withVisitorIds('/homeloans/eligibility/?a=b', { guid: 'g', uid: 'u' })).toBe(
    '/homeloans/eligibility/?a=b&zga_z_guid=g&zga_z_uid=u',
  );
  expect(withVisitorIds('/homeloans/refinance/?a=b', {})).toBe('/homeloans/refinance/?a=b');
  expect(withVisitorIds('/homeloans/?a=b', { guid: 'g' })).toBe('/homeloans/?a=b');
});

it.each([
  ['/homeloans/eligibility/', '/homeloans/eligibility/?zga_z_guid=g%261&zga_z_uid=u'],
  ['/homeloans/refinance/?a=b?c#d', '/homeloans/refinance/?a=b%3Fc&zga_z_guid=g%261&zga_z_uid=u#d'],
  ['https://evil.example/homeloans/eligibility/', 'https://evil.example/homeloans/eligibility/'],
])('NAV-18: %s with both ids', (href, expected) => {
  expect(withVisitorIds(href, { guid: 'g&1', uid: 'u' })).toBe(expected);
});

it('NAV-18: a missing id is left out (OPN-14)', () => {
  const href = '/homeloans/eligibility/?a=b';
  expect([
    withVisitorIds(href, { guid: 'g' }),
    withVisitorIds(href, { uid: 'u' }),
    withVisitorIds(href, { guid: '', uid: '' }),
    withVisitorIds(`${href}?c`, {}),
  ]).toEqual([`${href}&zga_z_guid=g`, `${href}&zga_z_uid=u`, href, `${href}?c`]);
});

it.each([
  ['/homeloans/eligibility/', true],
  ['/homeloans/refinance/?a=b#c', true],
  ['/homeloans/refinance/#c?d', true],
  ['/homeloans/', false],
  ['/help/?next=/homeloans/refinance/', false],
])('NAV-18: %s is a link that carries them: %p', (href, expected) => {
  expect(carriesVisitorIds(href)).toBe(expected);
});
