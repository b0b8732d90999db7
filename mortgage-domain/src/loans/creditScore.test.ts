import {
  creditScoreBands,
  creditScoreLabels,
  isCreditScoreBand,
  toCreditScoreBucket,
} from './creditScore';

it('ENM-5 VAL-13 OPN-56 OPN-57: the eleven bands and nothing else', () => {
  expect(creditScoreBands).toEqual([
    '760+',
    '740-759',
    '720-739',
    '700-719',
    '680-699',
    '660-679',
    '640-659',
    '620-639',
    '600-619',
    '560-599',
    '300-559',
  ]);
  expect(creditScoreBands.every(isCreditScoreBand)).toBe(true);
  expect(
    ['760 and above', '750-759', '', 760, null, ...creditScoreLabels].some(isCreditScoreBand),
  ).toBe(false);
});

it('ENM-6: the coarse labels', () => {
  expect(creditScoreLabels).toEqual([
    '760 and above',
    '720 and above',
    '660-719',
    '620-659',
    '580-619',
    '579 or below',
  ]);
});

it.each([
  [299, undefined],
  [300, 'bad'],
  [579, 'bad'],
  [580, 'poor'],
  [619, 'poor'],
  [620, 'average'],
  [659, 'average'],
  [660, 'good'],
  [719, 'good'],
  [720, 'excellent'],
  [850, 'excellent'],
  [851, undefined],
  [Number.NaN, undefined],
])('ENM-7 OPN-57: the score %p is %p', (score, bucket) => {
  expect(toCreditScoreBucket(score)).toBe(bucket);
});
