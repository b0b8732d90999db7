import { browserNeeds, changesNothing } from 'host-kit/browserNeeds';
import { filesOf, readText } from '../house/sources';
import { firstVersions, readColumns, toGrades } from './grades';

const page = [
  'Run on 22 November 2026.',
  '',
  '| promise | Chromium 156.0.1 | Firefox 153.7.0 | WebKitGTK without popovers 2.50.6 |',
  '| --- | --- | --- | --- |',
  '| menus open | ✓ | ✗ | ✓ |',
  '| a lead is stored | ✓ | ✓ |  |',
].join('\n');

it('counts what was kept of what was asked, for each browser', () => {
  expect(readColumns(page).map(({ kept, asked }) => [kept, asked])).toEqual([
    [2, 2],
    [1, 2],
    [1, 1],
  ]);
});

it('says which versions were run, when, and what was not kept', () => {
  const text = toGrades(page).join('\n');
  for (const part of [
    'As of 22 November 2026.',
    'Chromium 156, of which',
    'promises kept: Firefox 153.7.0, 1 of 2 (',
    'and all of them, and WebKitGTK without popovers 2.50.6, all 1 that are asked there',
  ])
    expect(text).toContain(part);
});

it('says nothing of a browser that was not run', () => {
  expect(() => toGrades(page.replace('153.7.0', '(not run)'))).toThrow('npm run browser-runs');
});

describe('the first versions of a grade', () => {
  /** These are younger than grade B, which has another way that nobody sees. */
  const younger = ['anchor positioning', 'Navigation API', 'exclusive `<details>`'];
  const staticWithout = ['constructable style sheets'];
  const sinceOf = (since: string, browser: string): number =>
    Number(new RegExp(`${browser} ([\\d.]+)`).exec(since)?.[1] ?? 0);

  it.each(Object.keys(firstVersions.B))('have what shows where it is missing: %s', (name) => {
    const browser = name as keyof typeof firstVersions.B;
    const shown = browserNeeds.filter((need) => need.without !== changesNothing);
    for (const need of shown.filter((one) => !younger.includes(one.name)))
      expect(firstVersions.B[browser]).toBeGreaterThanOrEqual(sinceOf(need.since, browser));
    for (const need of browserNeeds.filter((one) => staticWithout.includes(one.name)))
      expect(firstVersions['B−'][browser]).toBeGreaterThanOrEqual(sinceOf(need.since, browser));
  });
});

it('docs/browser-runs.md speaks of the promises that there are', () => {
  const titles = filesOf('*.ts')
    .filter((file) => file.startsWith('e2e/browsers/'))
    .flatMap((file) => [...readText(file).matchAll(/^\s+title:\s+(['"])(.+)\1,$/gm)])
    .map(([, , title = '']) => title);
  const rows = readText('docs/browser-runs.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ')[0]?.slice(2));
  expect(titles.length).toBeGreaterThan(12);
  expect(rows).toEqual(expect.arrayContaining(titles));
  // A head and its line.
  expect(rows).toHaveLength(titles.length + 2);
});
