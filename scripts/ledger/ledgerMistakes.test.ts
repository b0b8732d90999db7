import { readText } from '../house/sources';
import { findMistakes } from './ledgerMistakes';

const specification = ['# Specification', '', '- A logo.', '- A menu.'].join(
  '\n',
);
const ledger = (head: string, ...rows: string[]) =>
  [`Rows: ${head}.`, ...rows.map((row) => `| ${row} |`)].join('\n');
const logo = 'NAV-1 | a logo | 1 L3';
const menu = 'NAV-2 | a menu | 1 L4';
const open = 'OPN-1 | **Gap.** A value. | 1 L3; 1 L4';

it.each([
  ['none', ledger('NAV 2; OPN 1', logo, menu, open), []],
  [
    'a wrong count',
    ledger('NAV 12; OPN 1', logo, menu, open),
    ['The head of the ledger does not say NAV 2.'],
  ],
  [
    'a wrong order',
    ledger('NAV 2', menu, logo),
    ['NAV-1 is not in the order of the numbers.'],
  ],
  [
    'an empty line',
    ledger('NAV 1', 'NAV-1 | a logo | 1 L2; 1 L3'),
    ['NAV-1 cites L2, which is empty.'],
  ],
  [
    'a line behind the end',
    ledger('NAV 1', 'NAV-1 | a logo | 1 L5'),
    ['NAV-1 cites L5, which is empty.'],
  ],
])('finds in a ledger: %s', (_what, text, mistakes) => {
  expect(findMistakes(text, specification)).toEqual(mistakes);
});

it('finds no mistake in the ledger', () => {
  const found = findMistakes(
    readText('docs/spec/ledger.md'),
    readText('docs/spec/specification.md'),
  );
  expect(found).toEqual([]);
});
