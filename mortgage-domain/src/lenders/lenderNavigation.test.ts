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
      ({ text, href, active }) => [text, href, active ?? false],
    ),
  ).toEqual([
    ['Overview', '/mortgage/lender-hub/?zuid=z+1', false],
    ['Quotes', '/mortgage/quotes-submitted/?zuid=z+1', false],
    ['Billing', '/mortgage/lender-billing/?zuid=z+1', false],
    ['Advertising', '/advertising/Mortgage.htm?zuid=z+1', true],
    ['Co-marketing', '/comarketing/agent/Dashboard.htm?zuid=z+1', false],
    ['Reviews', '/mortgage/lender-reviews/?zuid=z+1', false],
  ]);
});
