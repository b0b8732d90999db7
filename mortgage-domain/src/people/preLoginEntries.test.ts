import { lenderEntry } from './preLoginEntries';

it('SGN-9 STO-11 OPN-37: the place from which lenders come to the sign-in', () => {
  expect(lenderEntry).toBe('upsell/lender-onboard');
});
