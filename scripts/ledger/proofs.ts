/** Decides which rows of the ledger the tests prove: those that a test of `npm test` names. */
import { idsIn, placeOfTaste, decisionArea, type LedgerRow } from './ledgerRows';
import type { NamedTest } from './readTests';

export interface Proofs {
  /** Ids of rows, faults and threats that only tests of `npm run test:all` name. */
  readonly late: readonly string[];
  /** Rows that no test names, except decisions of taste. */
  readonly unnamed: readonly LedgerRow[];
  /** Decisions of taste whose file does not exist. */
  readonly lost: readonly LedgerRow[];
}

export function findProofs(
  rows: readonly LedgerRow[],
  tests: readonly NamedTest[],
  isFile: (place: string) => boolean,
): Proofs {
  const named = idsOf(tests.filter(({ isDaily }) => isDaily));
  const tastes = rows.filter(({ area, text }) => area === decisionArea && placeOfTaste(text));
  return {
    late: [...idsOf(tests)].filter((id) => !named.has(id)),
    unnamed: rows.filter((row) => !named.has(row.id) && !tastes.includes(row)),
    lost: tastes.filter(({ text }) => !isFile(placeOfTaste(text) ?? '')),
  };
}

const idsOf = (tests: readonly NamedTest[]): ReadonlySet<string> =>
  new Set(tests.flatMap(({ name }) => [...idsIn(name), ...faultsAndThreatsIn(name)]));

const faultsAndThreatsIn = (name: string): readonly string[] =>
  [...name.matchAll(/\b[FS]\d\d\b/g)].map(([id]) => id);
