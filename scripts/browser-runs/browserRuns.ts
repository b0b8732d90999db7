/** What the smoke of e2e/browsers says of the browsers it met. */
import { specsOf, type Annotation, type PlaywrightReport } from '../steps/playwrightOutcome';

export interface BrowserRun {
  readonly browser: string;
  /** Undefined where it is not installed. */
  readonly version: string | undefined;
  /** By promise: ✓ kept, ✗ broken, – not looked at. */
  readonly kept: ReadonlyMap<string, string>;
}

const signs: Readonly<Record<string, string>> = { expected: '✓', skipped: '–' };

/** Every browser that a test names in its annotations, in the order of the run. */
export function readBrowserRuns(report: PlaywrightReport): readonly BrowserRun[] {
  const runs = new Map<string, { version?: string | undefined; kept: Map<string, string> }>();
  for (const { title, tests } of specsOf(report))
    for (const { status, annotations, results } of tests) {
      const all = [...annotations, ...results.flatMap((result) => result.annotations ?? [])];
      const browser = find(all, 'browser');
      if (browser === undefined) continue;
      const run = runs.get(browser) ?? { kept: new Map<string, string>() };
      run.version ??= find(all, 'version');
      run.kept.set(title, signs[status] ?? '✗');
      runs.set(browser, run);
    }
  return [...runs].map(([browser, { version, kept }]) => ({ browser, version, kept }));
}

const find = (annotations: readonly Annotation[], wanted: string): string | undefined =>
  annotations.find(({ type }) => type === wanted)?.description;

/** `day`: of the run. */
export function formatBrowserRuns(runs: readonly BrowserRun[], day: Date): string {
  const promises = [...new Set(runs.flatMap(({ kept }) => [...kept.keys()]))];
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return `# The promises, browser by browser

Written by \`npm run browser-runs\` from the results of the end-to-end run; do not edit. Each row is a promise proven once in each of these browsers on Debian Linux, by mouse and keyboard, on the demo's own server: ✓ kept, ✗ broken, – not looked at. What else is tested is tested in Chromium ([browsers.md](browsers.md)).

Run on ${day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}.

${row(['promise', ...runs.map(({ browser, version }) => `${browser} ${version ?? '(not run)'}`)])}
${row(['---', ...runs.map(() => '---')])}
${promises.map((promise) => row([promise, ...runs.map(({ kept }) => kept.get(promise) ?? '')])).join('\n')}
`;
}
