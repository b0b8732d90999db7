import { filesOf, readText } from './sources';

const texts = filesOf(
  '*.ts',
  '*.tsx',
  '*.mjs',
  '*.js',
  '*.css',
  '*.md',
  '*.conf',
).filter((file) => !file.startsWith('docs/spec/'));
const ledger = readText('docs/spec/ledger.md');
const features = readText('docs/decisions/0021-features.md');
const threats = readText('docs/threats.md');

const rowsOf = (document: string): Set<string> =>
  new Set(
    [...document.matchAll(/^\| ([A-Z]+-?\d+) \|/gm)].map(([, id = '']) => id),
  );
/** First cells of docs/faults.md: `F19`, `F20, F21`, `F01 to F09, F12`. */
const faults = [
  ...readText('docs/faults.md').matchAll(/^\| (F\d\d[^|]*) \|/gm),
].flatMap(([, cell = '']) =>
  [...cell.matchAll(/F(\d\d)(?: to F(\d\d))?/g)].flatMap(
    ([, from, to = from]) =>
      Array.from(
        { length: Number(to) - Number(from) + 1 },
        (_, index) => `F${String(Number(from) + index).padStart(2, '0')}`,
      ),
  ),
);
const rows = new Set([...rowsOf(ledger), ...rowsOf(features)]);
const known = new Set([...rows, ...rowsOf(threats), ...faults]);
const areas = [...new Set([...rows].map((id) => id.split('-')[0] ?? ''))];

const idPattern = new RegExp(
  `\\b(?:(?:${areas.join('|')})-\\d+|[SF]\\d\\d)\\b`,
  'g',
);

it('cites only ids of the ledger, the threats and the faults', () => {
  const unknown = texts.flatMap((file) =>
    [...readText(file).matchAll(idPattern)]
      .map(([id]) => id)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

/** Paths that a build writes, or that a new remote will have. */
const written =
  /^(dist|rates-teaser)\/|RatesTeaser|^src\/mount\.ts$|\/(embed|pubnub\.min)\.js$/;
const endings = '\\.(?:md|tsx?|mjs|cjs|js|css|conf|ya?ml|eta|sql)';
/** A whole path, and a path in backticks that may leave out its first folders. */
const citations = [
  new RegExp(
    `(?<![\\w/.-])((?:docs|scripts|e2e|[\\w-]+/src)/[\\w./-]+${endings})\\b`,
    'g',
  ),
  new RegExp(`\`([\\w-]+(?:/[\\w.-]+)+${endings})\``, 'g'),
];
const commentsOf = (text: string): string =>
  (text.match(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm) ?? []).join('\n');

it('cites only files of the repository', () => {
  const files = filesOf('*');
  const isThere = (cited: string) =>
    files.some((file) => file === cited || file.endsWith(`/${cited}`));
  const missing = texts
    .filter((file) => !/CHANGELOG|\.template$/.test(file))
    .flatMap((file) => {
      const text = file.endsWith('.md')
        ? readText(file)
        : commentsOf(readText(file));
      return citations
        .flatMap((form) => [...text.matchAll(form)])
        .map(([, cited = '']) => cited)
        .filter((cited) => !written.test(cited) && !isThere(cited))
        .map((cited) => `${file}: ${cited}`);
    });
  expect([...new Set(missing)]).toEqual([]);
});
