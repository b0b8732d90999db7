import { lenderNavigation } from './lenderNavigation';

it('leaves Quotes out for a lender who does not participate in them (LAP-9 LAP-12)', () => {
  const lender = { quoteParticipant: false };
  expect(lenderNavigation({ lender }).map(({ key }) => key)).toEqual([
    'overview',
    'billing',
    'advertising',
    'coMarketing',
    'reviews',
  ]);
});

it('lists the pages of a lender by the loaded facts (LAP-8 LAP-10 LAP-11 LAP-13 LAP-14)', () => {
  expect(lenderNavigation({}).map(({ key }) => key)).toEqual([
    'overview',
    'billing',
    'advertising',
    'reviews',
  ]);
  expect(
    lenderNavigation({ zuid: 'z 1', lender: { quoteParticipant: true } }).map(
      ({ key, href, active }) => [key, href, active ?? false],
    ),
  ).toEqual([
    ['overview', '/mortgage/lender-hub/?zuid=z+1', false],
    ['quotes', '/mortgage/quotes-submitted/?zuid=z+1', false],
    ['billing', '/mortgage/lender-billing/?zuid=z+1', false],
    ['advertising', '/advertising/Mortgage.htm?zuid=z+1', true],
    ['coMarketing', '/comarketing/agent/Dashboard.htm?zuid=z+1', false],
    ['reviews', '/mortgage/lender-reviews/?zuid=z+1', false],
  ]);
});
