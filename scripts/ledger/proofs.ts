/** Decides which rows of the ledger the tests prove: those that a test names. */
import { idsIn, placeOfTaste, decisionArea, type LedgerRow } from './ledgerRows';
import type { NamedTest } from './readTests';

export interface Proofs {
  /** By id, the tests that name it. */
  readonly named: ReadonlyMap<string, readonly NamedTest[]>;
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
  const named = new Map<string, NamedTest[]>();
  for (const test of tests)
    for (const id of idsIn(test.name)) named.set(id, [...(named.get(id) ?? []), test]);
  const tastes = rows.filter(({ area, text }) => area === decisionArea && placeOfTaste(text));
  return {
    named,
    unnamed: rows.filter((row) => !named.has(row.id) && !tastes.includes(row)),
    lost: tastes.filter(({ text }) => !isFile(placeOfTaste(text) ?? '')),
  };
}
