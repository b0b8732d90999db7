import fc from 'fast-check';
import * as links from './lenderPaths';
import { anyText, forAll } from '../../test/anyText';

const table: readonly (readonly [string, string, () => string])[] = [
  [
    'LNK-2 MISC-3',
    '/comarketing/agent/Dashboard.htm',
    () => links.coMarketingPath,
  ],
  [
    'LNK-3',
    '/mortgage/lender-profile/edit/',
    () => links.buildLenderProfileEditPath(),
  ],
  [
    'LNK-3',
    '/mortgage/lender-profile/edit/',
    () => links.buildLenderProfileEditPath(''),
  ],
  [
    'LNK-3',
    '/mortgage/lender-profile/edit/?zuid=X1+7',
    () => links.buildLenderProfileEditPath('X1 7'),
  ],
  [
    'LNK-5',
    '/lender-profile/a%20b%2Fc/',
    () => links.buildLenderProfilePath('a b/c'),
  ],
  ['LNK-5', '/lender-directory/', () => links.buildLenderProfilePath('..')],
  [
    'LNK-6',
    '/mortgage/lender-review/?lenderId=7%26x',
    () => links.buildLenderReviewPath({ lenderId: '7&x', none: undefined }),
  ],
  [
    'LNK-7',
    '/mortgage/review-moderation/?id=r1',
    () => links.buildReviewModerationPath('r1'),
  ],
  ['LNK-8 MISC-2', '/lender-directory/', () => links.lenderDirectoryPath],
  [
    'LNK-9',
    '/mortgageapi/lender-review-share?partnerId=p&lenderId=l&reviewId=r',
    () => links.buildLenderReviewSharePath('p', 'l', 'r'),
  ],
];
it.each(table)(
  'LNK-1 LNK-2 LNK-3 LNK-5 to LNK-9: %s: %s',
  (_ids, expected, build) => {
    expect(build()).toBe(expected);
  },
);

it('LNK-1 LNK-5 LNK-6 S03: whatever the id, the link stays on the host and under its page', () => {
  forAll(
    fc.oneof(
      anyText(),
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
  );
});
