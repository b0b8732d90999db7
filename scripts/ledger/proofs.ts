/** Which tests prove a row: those that name it, and that reach something that runs. */
import { idsIn, placeOfTaste, decisionArea, type LedgerRow } from './ledgerRows';
import { findDeclaration, type Programs } from './reach';
import { readModule, type Module } from './readModule';
import { readTests, type NamedTest } from './readTests';

export interface Proofs {
  /** By id, the tests that name it. */
  readonly named: ReadonlyMap<string, readonly NamedTest[]>;
  /** Rows that no test names, decisions of taste left out. */
  readonly unnamed: readonly LedgerRow[];
  /** Rows all of whose tests are of rules that nothing uses. */
  readonly hollow: readonly LedgerRow[];
  /** Decisions of taste whose place is not there. */
  readonly lost: readonly LedgerRow[];
}

interface Evidence extends Programs {
  readonly tests: ReadonlyMap<string, string>;
  /** Places that nothing uses. */
  readonly unused: ReadonlySet<string>;
  readonly isFile: (place: string) => boolean;
}

export function findProofs(rows: readonly LedgerRow[], evidence: Evidence): Proofs {
  const hollowTests = new Set<NamedTest>();
  const named = new Map<string, NamedTest[]>();
  for (const [file, text] of evidence.tests) {
    const module = readModule(file, text);
    for (const test of readTests(file, text)) {
      if (isHollow(test, module, evidence)) hollowTests.add(test);
      for (const id of idsIn(test.name)) named.set(id, [...(named.get(id) ?? []), test]);
    }
  }
  const tastes = rows.filter(({ area, text }) => area === decisionArea && placeOfTaste(text));
  return {
    named,
    unnamed: rows.filter((row) => !named.has(row.id) && !tastes.includes(row)),
    hollow: rows.filter(({ id }) => named.get(id)?.every((test) => hollowTests.has(test))),
    lost: tastes.filter(({ text }) => !evidence.isFile(placeOfTaste(text) ?? '')),
  };
}

/**
 * Whether all rules that a unit test takes are used by nobody; where it takes none, all data. A test of the running product
 * is never hollow.
 */
function isHollow(test: NamedTest, module: Module, evidence: Evidence): boolean {
  if (!/\.test\.tsx?$/.test(test.file)) return false;
  const places = [...takenBy(test.identifiers, module)].flatMap((name) => {
    const origin = module.imports.get(name);
    const target = origin && evidence.resolve(test.file, origin.specifier);
    return (target && findDeclaration(evidence, target, origin.name)) ?? [];
  });
  const rules = places.filter((place) => isRule(place, evidence));
  const judged = rules.length > 0 ? rules : places;
  return judged.length > 0 && judged.every((place) => evidence.unused.has(place));
}

function isRule(place: string, { modules }: Programs): boolean {
  const [file = '', name = ''] = place.split('#');
  return modules.get(file)?.declarations.get(name)?.isFunction ?? false;
}

/** The names, and what the file's own tables and helpers of these names mention. */
function takenBy(names: ReadonlySet<string>, { declarations }: Module): ReadonlySet<string> {
  const all = new Set(names);
  for (const name of all)
    for (const mentioned of declarations.get(name)?.identifiers ?? []) all.add(mentioned);
  return all;
}
