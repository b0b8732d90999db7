import fc from 'fast-check';
import * as links from './lenderPaths';

const table = [
  ['LNK-2 MISC-3', links.coMarketingPath, '/comarketing/agent/Dashboard.htm'],
  ['LNK-3', links.buildLenderProfileEditPath(), '/mortgage/lender-profile/edit/'],
  ['LNK-3', links.buildLenderProfileEditPath(''), '/mortgage/lender-profile/edit/'],
  ['LNK-3', links.buildLenderProfileEditPath('X1 7'), '/mortgage/lender-profile/edit/?zuid=X1+7'],
  ['LNK-5', links.buildLenderProfilePath('a b/c'), '/lender-profile/a%20b%2Fc/'],
  [
    'LNK-6',
    links.buildLenderReviewPath({ lenderId: '7&x', none: undefined }),
    '/mortgage/lender-review/?lenderId=7%26x',
  ],
  ['LNK-7', links.buildReviewModerationPath('r1'), '/mortgage/review-moderation/?id=r1'],
  ['LNK-8 MISC-2', links.lenderDirectoryPath, '/lender-directory/'],
  [
    'LNK-9',
    links.buildLenderReviewSharePath('p', 'l', 'r'),
    '/mortgageapi/lender-review-share?partnerId=p&lenderId=l&reviewId=r',
  ],
] as const;
it.each(table)('LNK-1 LNK-2 LNK-3 LNK-5 to LNK-9: %s: %s', (_ids, built, expected) => {
  expect(built).toBe(expected);
});

it('LNK-1 LNK-5 LNK-6 S03: whatever the id, the link stays on the host and under its page', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '.', '..', '/..', '\\evil', '\uD800'),
      ),
      (id) => {
        for (const path of [
          links.buildLenderProfilePath(id),
          links.buildReviewModerationPath(id),
          links.buildLenderReviewPath({ [id]: id }),
          links.buildLenderProfileEditPath(id),
        ]) {
          const url = new URL(path, 'https://own.example');
          expect(url.origin).toBe('https://own.example');
          expect(url.pathname).toMatch(
            /^\/(lender-profile\/[^/]+\/|lender-directory\/|mortgage\/(review-moderation|lender-review|lender-profile\/edit)\/)$/,
          );
        }
      },
    ),
  );
});
