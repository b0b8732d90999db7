/** Decides which rows of the ledger the tests prove: those that a test of `npm test` names. */
import {
  idsIn,
  placeOfTaste,
  decisionArea,
  type LedgerRow,
} from './ledgerRows';
import type { NamedTest } from './readTests';

export function findProofs(
  rows: readonly LedgerRow[],
  tests: readonly NamedTest[],
  isFile: (place: string) => boolean,
) {
  const named = idsOf(tests.filter(({ isDaily }) => isDaily));
  const tastes = rows.filter(
    ({ area, text }) => area === decisionArea && placeOfTaste(text),
  );
  return {
    /** Ids of rows, faults and threats that only tests of `npm run test:all` name. */
    late: [...idsOf(tests)].filter((id) => !named.has(id)),
    unnamed: rows.filter((row) => !named.has(row.id) && !tastes.includes(row)),
    lost: tastes.filter(({ text }) => !isFile(placeOfTaste(text) ?? '')),
  };
}

const idsOf = (tests: readonly NamedTest[]): ReadonlySet<string> =>
  new Set(
    tests.flatMap(({ name }) => [
      ...idsIn(name),
      ...(name.match(/\b[FS]\d\d\b/g) ?? []),
    ]),
  );
