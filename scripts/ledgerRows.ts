import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface LedgerRow {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

/** Requirement rows of the ledger (`| ABC-1 | text | … |`), without the open points, which are decisions. */
export function readLedger(markdown: string): LedgerRow[] {
  return [...markdown.matchAll(/^\| ([A-Z]{3,4})-(\d+) \| (.+?) \| [^|]*\|$/gm)]
    .map(([, area = '', number = '', text = '']) => ({ id: `${area}-${number}`, area, text }))
    .filter(({ area }) => area !== 'OPN');
}

/** Names of all tests: the string given to it, test or describe, and `id:` fields of test tables. */
export function readTestNames(): string[] {
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '-co',
      '--exclude-standard',
      ':!scripts',
      '*.test.ts',
      '*.test.tsx',
      '*.spec.ts',
      '*.nodetest.ts',
    ],
    { encoding: 'utf8' },
  )
    .split('\n')
    .filter((file) => file && existsSync(file));
  return files.flatMap((file) => testNamesOf(readFileSync(file, 'utf8')));
}

export const testNamesOf = (source: string): string[] =>
  [
    ...source.matchAll(
      /\b(?:it|test|plainTest|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])([\s\S]*?)\1/g,
    ),
  ].map(([, , name = '']) => name);

/** An id counts when it stands in a test's name; `ABC-1 to ABC-4` and `ABC-1..4` name the whole run. */
export function untested(rows: readonly LedgerRow[], names: readonly string[]): LedgerRow[] {
  const named = new Set(names.flatMap(idsIn));
  return rows.filter(({ id }) => !named.has(id));
}

export function idsIn(name: string): string[] {
  const runs = [...name.matchAll(/\b([A-Z]{3,4})-(\d+)(?:\.\.| to \1-)(\d+)/g)].flatMap(
    ([, area, from, to]) =>
      Array.from(
        { length: Math.max(0, Number(to) - Number(from) + 1) },
        (_, index) => `${area}-${Number(from) + index}`,
      ),
  );
  return [...runs, ...[...name.matchAll(/\b[A-Z]{3,4}-\d+/g)].map(([id]) => id)];
}
