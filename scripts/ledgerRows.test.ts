import { idsIn, readLedger, testNamesOf, untested } from './ledgerRows';

describe('the ledger report', () => {
  const rows = readLedger(
    [
      '| id | requirement | spec § |',
      '| NAV-1 | a logo | 2.5 L52 |',
      '| NAV-2 | a menu | 2.5 |',
      '| OPN-1 | a decision | 2 |',
    ].join('\n'),
  );

  it('reads requirements and leaves decisions out', () => {
    expect(rows.map(({ id }) => id)).toEqual(['NAV-1', 'NAV-2']);
  });

  it('finds ids in plain, parametrised and double-quoted test names', () => {
    const source =
      "it('NAV-1: x', f); test.each([['a']])(\"VAL-2 %s\", f); describe(`REG-3`, f); const text = 'HDR-9';";
    expect(testNamesOf(source).flatMap(idsIn)).toEqual(['NAV-1', 'VAL-2', 'REG-3']);
  });

  it('reads runs of ids', () => {
    expect(idsIn('NAV-8..10 and FRM-1 to FRM-2')).toEqual(
      expect.arrayContaining(['NAV-8', 'NAV-9', 'NAV-10', 'FRM-1', 'FRM-2']),
    );
  });

  it('lists the rows that no test names', () => {
    expect(untested(rows, ['NAV-2: shows the menu']).map(({ id }) => id)).toEqual(['NAV-1']);
  });
});
