/** The figures of the README, from those of docs/performance.md, which a measurement has written. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withTable } from './privacy';
import { toTable, type Reference } from './reference';

const file = 'README.md';
const source = 'docs/performance.md';
const read = (place: string): string => readFileSync(path.join(process.cwd(), place), 'utf8');

/** What the README compares, in its own words, by the names of the measurement. */
const pages = [
  ['empty page', 'nothing: the same page without a header'],
  ['global-nav 3.8', 'global-nav, another company’s header'],
  ['one bundle (same header, no federation)', 'our header, one bundle'],
  ['ours, script tag', '**our header, one tag**'],
  ['ours, shell included by the server', '**our header, included by the server and alive**'],
] as const;

const columns = [
  ['visible ms', 'its first link is visible'],
  ['hydrated ms', 'React owns it'],
  ['KB (br)', 'KB'],
  ['requests until visible', 'requests until visible'],
  ['CLS', 'what it moves (CLS)'],
] as const;

/** Cells by the titles of their columns, by the first cell of their row; of all tables of a page whose rows are pages. */
export function readFigures(page: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const rows = new Map<string, Map<string, string>>();
  let titles: readonly string[] = [];
  for (const line of page.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : [];
    const [first] = cells;
    if (first === undefined) titles = [];
    else if (titles.length === 0) titles = first === 'page' ? cells : ['other'];
    else if (titles[0] === 'page' && !/^-+$/.test(first)) {
      const row = rows.get(first) ?? new Map<string, string>();
      cells.forEach((cell, index) => row.set(titles[index] ?? '', cell));
      rows.set(first, row);
    }
  }
  return rows;
}

/** Throws for a figure that nobody has measured. */
export function toMeasured(page: string): readonly string[] {
  const figures = readFigures(page);
  const figureOf = (name: string, column: string): string => {
    const figure = figures.get(name)?.get(column);
    if (figure === undefined)
      throw new Error(`${source} has no "${column}" of "${name}": npm run bench -- --write.`);
    return figure === '–' || !/ ms$/.test(column) ? figure : `${figure} ms`;
  };
  const when = /^Measured on .*$/m.exec(page)?.[0];
  if (when === undefined) throw new Error(`${source} does not say when it was measured.`);
  return [
    ...toTable(
      ['', ...columns.map(([, title]) => title)],
      pages.map(([name, words]) => [words, ...columns.map(([column]) => figureOf(name, column))]),
    ),
    '',
    when,
  ];
}

export const measuredReference: Reference = {
  file,
  render: () => withTable(read(file), 'measured', toMeasured(read(source))),
};
