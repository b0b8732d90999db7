import { idsIn, placeOfTaste, readLedger } from './ledgerRows';

it('reads requirements and decisions, and no headings', () => {
  const rows = readLedger(
    [
      '| id | requirement | spec § |',
      '| NAV-1 | a logo | 2.5 L52 |',
      '| OPN-1 | **Gap.** A value. **Decision:** 7. | 2; 3 |',
    ].join('\n'),
  );
  expect(rows.map(({ id, area }) => [id, area])).toEqual([
    ['NAV-1', 'NAV'],
    ['OPN-1', 'OPN'],
  ]);
});

it('reads runs of ids', () => {
  expect(idsIn('NAV-8..10 and FRM-1 to FRM-2')).toEqual(
    expect.arrayContaining(['NAV-8', 'NAV-9', 'NAV-10', 'FRM-1', 'FRM-2']),
  );
});

it('reads the place of a matter of taste', () => {
  expect(placeOfTaste('**Decision:** Green. **Taste:** `a/b.css`')).toBe(
    'a/b.css',
  );
  expect(placeOfTaste('**Decision:** Green, see `a/b.css`.')).toBeUndefined();
});
