import { lenderNavigation } from './lenderNavigation';

it('LAP-8 LAP-9 LAP-10 LAP-11 LAP-12 LAP-13 LAP-14: the lender navigation by what is known', () => {
  expect(lenderNavigation({}).map(({ text }) => text)).toEqual([
    'Overview',
    'Billing',
    'Advertising',
    'Reviews',
  ]);
  expect(
    lenderNavigation({ zuid: 'z 1', lender: { quoteParticipant: true } }).map(
      ({ key, text, href, active }) => [key, text, href, active ?? false],
    ),
  ).toEqual([
    ['overview', 'Overview', '/mortgage/lender-hub/?zuid=z+1', false],
    ['quotes', 'Quotes', '/mortgage/quotes-submitted/?zuid=z+1', false],
    ['billing', 'Billing', '/mortgage/lender-billing/?zuid=z+1', false],
    ['advertising', 'Advertising', '/advertising/Mortgage.htm?zuid=z+1', true],
    ['coMarketing', 'Co-marketing', '/comarketing/agent/Dashboard.htm?zuid=z+1', false],
    ['reviews', 'Reviews', '/mortgage/lender-reviews/?zuid=z+1', false],
  ]);
});
