import { readLedger } from './ledgerRows';
import { findProofs } from './proofs';
import { readTests } from './readTests';

const rows = readLedger(
  [
    '| NAV-1 | named | 1 |',
    '| NAV-2 | unnamed | 1 |',
    '| OPN-1 | **Decision:** named | 1 |',
    '| OPN-2 | **Decision:** unnamed | 1 |',
    '| OPN-3 | **Decision:** green **Taste:** `main.ts` | 1 |',
    '| OPN-4 | **Decision:** blue **Taste:** `gone.ts` | 1 |',
  ].join('\n'),
);

it('requires a test of each row, or the file of a decision of taste', () => {
  const tests = readTests(
    'a.test.ts',
    `it('shows (NAV-1 OPN-1)', () => used());`,
  );
  const { late, unnamed, lost } = findProofs(
    rows,
    tests,
    (file) => file === 'main.ts',
  );
  expect(late).toEqual([]);
  expect(unnamed.map(({ id }) => id)).toEqual(['NAV-2', 'OPN-2']);
  expect(lost.map(({ id }) => id)).toEqual(['OPN-4']);
});

it('finds the rows and faults that only tests outside `npm test` name', () => {
  const tests = [
    ...readTests(
      'a.spec.ts',
      `test('shows (NAV-1)', { tag: '@all' }, f); test('NAV-2', f);`,
    ),
    ...readTests('b.slow.nodetest.ts', `it('is slow (NAV-2 F07)', f);`),
  ];
  const { late, unnamed } = findProofs(rows.slice(0, 2), tests, () => true);
  expect(late).toEqual(['NAV-1', 'F07']);
  expect(unnamed.map(({ id }) => id)).toEqual(['NAV-1']);
});
