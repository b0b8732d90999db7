/** The table of docs/browsers.md: what people get in which browser, with the versions that docs/browser-runs.md says were run. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withTable } from './privacy';
import { toTable, type Reference } from './reference';

const file = 'docs/browsers.md';
const source = 'docs/browser-runs.md';
const read = (place: string): string => readFileSync(path.join(process.cwd(), place), 'utf8');

/** The first versions of each grade; grades.test.ts compares them with what our programs need. */
export const firstVersions = {
  B: { Chrome: 116, Firefox: 125, Safari: 17.4 },
  'B−': { Chrome: 105, Firefox: 110, Safari: 16.4 },
} as const;

interface Column {
  readonly browser: string;
  readonly version: string;
  readonly kept: number;
  readonly asked: number;
}

const cellsOf = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Of docs/browser-runs.md, one for each browser. Throws where a browser was not run. */
export function readColumns(page: string): readonly Column[] {
  const [titles = [], , ...rows] = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  return titles.slice(1).map((title, index) => {
    const [, browser, version] = /^(.+) (\d[\d.]*)$/.exec(title) ?? [];
    if (browser === undefined || version === undefined)
      throw new Error(`${source} says "${title}": run the promises there, npm run browser-runs.`);
    const cells = rows.map((row) => row[index + 1] ?? '').filter((cell) => cell !== '');
    return {
      browser,
      version,
      kept: cells.filter((cell) => cell === '✓').length,
      asked: cells.length,
    };
  });
}

const toRun = ({ browser, version, kept, asked }: Column): string =>
  `${browser} ${version}, ${kept === asked ? `all ${asked}` : `${kept} of ${asked}`}`;

const toVersions = ({
  Chrome,
  Firefox,
  Safari,
}: (typeof firstVersions)[keyof typeof firstVersions]) =>
  `Chrome and Edge from ${Chrome}, Firefox from ${Firefox}, Safari from ${Safari}`;

export function toGrades(page: string): readonly string[] {
  const columns = readColumns(page);
  const whole = columns.find(({ browser }) => browser === 'Chromium');
  const when = /^Run on (.+?)\.$/m.exec(page)?.[1];
  if (!whole || when === undefined)
    throw new Error(`${source} does not say when Chromium was run.`);
  const lacking = columns.filter(({ browser }) => browser.includes(' without '));
  const others = columns.filter((column) => column !== whole && !lacking.includes(column));
  const also = lacking.map((column) => `, and ${toRun(column)} that are asked there`).join('');
  return [
    `As of ${when}.`,
    '',
    ...toTable(
      ['grade', 'what people get', 'which', 'how it is known'],
      [
        [
          '**A**',
          'everything, tested with each change',
          `Chromium ${whole.version.split('.')[0]}, of which Chrome, Edge, Opera and others are made`,
          'the whole of `e2e`, in Chromium on Debian Linux',
        ],
        [
          '**B**',
          'everything; each promise proven once with each change, in the newest of them that Debian has',
          `${toVersions(firstVersions.B)}, on desktop and phone`,
          `promises kept: ${others.map(toRun).join('; ')} ([browser-runs.md](browser-runs.md)). Older ones by what the code needs, below, compared with what these browsers have published`,
        ],
        [
          '**B−**',
          'all that is promised, some of it in another way: [what a browser may lack](reference/browsers.md)',
          toVersions(firstVersions['B−']),
          `in Chromium, with each of these things taken away, and all of them${also}`,
        ],
        [
          '**C**',
          'the static view: header and footer are read, their links lead where they should; no menus that open by themselves, no sign-in dialog, no lead form that checks',
          'older browsers, those without JavaScript, pages that forbid us',
          'with the included `shell.html`, in Chromium: without JavaScript, without constructable style sheets, and with each file of ours missing ([faults.md](faults.md))',
        ],
      ],
    ),
  ];
}

export const gradesReference: Reference = {
  file,
  render: () => withTable(read(file), 'grades', toGrades(read(source))),
};
