import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesOf, readText, root, workspaces } from './sources';

const texts = filesOf('*.ts', '*.tsx', '*.mjs', '*.js', '*.css', '*.md', '*.conf').filter(
  (file) => !file.startsWith('docs/spec/'),
);
const ledger = readText('docs/spec/ledger.md');
const threats = readText('docs/threats.md');

const rowsOf = (document: string): Set<string> =>
  new Set([...document.matchAll(/^\| ([A-Z]+-?\d+) \|/gm)].map(([, id = '']) => id));
/** F01 to F60: docs/faults.md. */
const faults = Array.from({ length: 60 }, (_, index) => `F${String(index + 1).padStart(2, '0')}`);
const known = new Set([...rowsOf(ledger), ...rowsOf(threats), ...faults]);
const areas = [...new Set([...rowsOf(ledger)].map((id) => id.split('-')[0] ?? ''))];

const idPattern = new RegExp(`\\b(?:(?:${areas.join('|')})-\\d+|[SF]\\d\\d)\\b`, 'g');

it('cites no id that stands in no document', () => {
  const strangers = texts.flatMap((file) =>
    [...readText(file).matchAll(idPattern)]
      .map(([id]) => id)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect([...new Set(strangers)]).toEqual([]);
});

it('cites no document that is not in the repository', () => {
  const places = `(?:docs|scripts/house|(?:${workspaces.join('|')})/src)`;
  const cited = new RegExp(`(?<![\\w/-])(${places}/[\\w./-]+\\.(?:md|tsx?|mjs|js|conf))\\b`, 'g');
  const missing = texts
    .filter((file) => !/CHANGELOG|^e2e\/|\.(?:nodetest|slowtest)\.ts$/.test(file))
    .flatMap((file) =>
      [...readText(file).matchAll(cited)]
        .map(([, found = '']) => found)
        .filter((found) => !existsSync(path.join(root, found)))
        .map((found) => `${file}: ${found}`),
    );
  expect([...new Set(missing)]).toEqual([]);
});

it('names the architecture by its document', () => {
  const vague = /(?<!docs\/)\barchitecture(?:,| §|:)/i;
  const programs = texts.filter((file) => !file.endsWith('.md'));
  expect(programs.filter((file) => vague.test(readText(file)))).toEqual([]);
});
