import { formatBrowserRuns, readBrowserRuns } from './browserRuns';

const test = (browser: string, status: string, version?: string) => ({
  status,
  annotations: [{ type: 'browser', description: browser }],
  results: version ? [{ annotations: [{ type: 'version', description: version }] }] : [],
});
const spec = (title: string, ...tests: ReturnType<typeof test>[]) => ({
  title,
  file: 'smoke.spec.ts',
  ok: true,
  tests,
});

describe('the page about the browsers', () => {
  const runs = readBrowserRuns({
    stats: { expected: 2, unexpected: 1, flaky: 0, startTime: '2026-11-22T23:30:00.000Z' },
    specs: [
      spec('menus open', test('Firefox', 'expected', '153.7')),
      spec('a lead is stored', test('Firefox', 'unexpected', '153.7')),
      spec('menus open', test('WebKitGTK', 'skipped')),
      { title: 'another test', file: 'menu.spec.ts', ok: true, tests: [] },
    ],
  });

  const day = new Date('2026-11-22T23:30:00.000Z');

  it('has a column for each browser with the version that was run', () => {
    expect(runs.map(({ browser, version }) => [browser, version])).toEqual([
      ['Firefox', '153.7'],
      ['WebKitGTK', undefined],
    ]);
    expect(formatBrowserRuns(runs, day)).toContain(
      '| promise | Firefox 153.7 | WebKitGTK (not run) |',
    );
  });

  it('says of each promise whether it was kept, broken or not looked at', () => {
    const page = formatBrowserRuns(runs, day);
    expect(page).toContain('| menus open | ✓ | – |');
    expect(page).toContain('| a lead is stored | ✗ |  |');
    expect(page).not.toContain('another test');
    expect(page).toContain('\nRun on 22 November 2026.\n');
  });
});
