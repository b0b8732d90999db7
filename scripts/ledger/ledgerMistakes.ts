/** What the ledger says of itself and does not keep: counts in its head, order of rows, lines of the specification. */
import { readLedger, type LedgerRow } from './ledgerRows';

export function findMistakes(
  ledger: string,
  specification: string,
): readonly string[] {
  const rows = readLedger(ledger);
  return [
    ...findWrongCounts(ledger, rows),
    ...findDisorder(rows),
    ...findEmptyLines(ledger, specification),
  ];
}

/** The head names each area with its number of rows: `NAV 37`. */
function findWrongCounts(
  ledger: string,
  rows: readonly LedgerRow[],
): readonly string[] {
  const head = /^Rows: .+$/m.exec(ledger)?.[0] ?? '';
  const areas = [...new Set(rows.map(({ area }) => area))];
  return areas
    .map((area) => `${area} ${rows.filter((row) => row.area === area).length}`)
    .filter((count) => !new RegExp(`\\b${count}\\b`).test(head))
    .map((count) => `The head of the ledger does not say ${count}.`);
}

/** Numbers may be missing: a row that is gone keeps its number. */
function findDisorder(rows: readonly LedgerRow[]): readonly string[] {
  const numberOf = ({ id }: LedgerRow) => Number(id.split('-')[1]);
  return rows
    .filter((row, index) => {
      const before = rows[index - 1];
      return before?.area === row.area && numberOf(before) >= numberOf(row);
    })
    .map(({ id }) => `${id} is not in the order of the numbers.`);
}

function findEmptyLines(
  ledger: string,
  specification: string,
): readonly string[] {
  const lines = specification.split('\n');
  return [...ledger.matchAll(/^\| ([A-Z]+-\d+) .*\| ([^|]*) \|$/gm)].flatMap(
    ([, id = '', cited = '']) =>
      [...cited.matchAll(/\bL(\d+)/g)]
        .filter(([, line]) => !lines[Number(line) - 1]?.trim())
        .map(([line]) => `${id} cites ${line}, which is empty.`),
  );
}
