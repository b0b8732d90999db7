import { addScores, percentOf, toScore } from './score';

const found = (
  ...statuses: readonly ('Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored')[]
) => statuses.map((status) => ({ status }));

it('counts what was noticed, and what is left out not at all', () => {
  const score = toScore(found('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'));
  expect(score).toEqual({ noticed: 2, all: 4 });
  expect(percentOf(score)).toBe(50);
});

it('a workspace is all its mutants, not the middle of its folders', () => {
  const total = addScores([toScore(found('Killed')), toScore(found('Survived', 'Survived'))]);
  expect(percentOf(total).toFixed(1)).toBe('33.3');
  expect(percentOf(addScores([]))).toBe(100);
});
