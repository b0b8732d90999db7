/**
 * `npm run browser-runs`: writes docs/browser-runs.md from Playwright's own results of the last end-to-end run: which browsers it
 * met, in which versions, and which promises held in each; and from that the grades of docs/browsers.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gradesReference } from './references/grades';
import { formatBrowserRuns, readBrowserRuns } from './browser-runs/browserRuns';
import type { PlaywrightReport } from './steps/playwrightOutcome';

const source = process.argv[2] ?? '.cache/results/e2e.json';
if (!existsSync(source)) {
  console.error(
    `${source} is not there: run the end-to-end tests first (npm test), or name another results file.`,
  );
  process.exit(1);
}
const report = JSON.parse(readFileSync(source, 'utf8')) as PlaywrightReport;
const runs = readBrowserRuns(report);
writeFileSync('docs/browser-runs.md', formatBrowserRuns(runs, new Date(report.stats.startTime)));
// The statement of what is supported names the versions that were run.
writeFileSync(gradesReference.file, gradesReference.render());
for (const { browser, version, kept } of runs)
  console.log(`docs/browser-runs.md: ${browser} ${version ?? 'not run'}, ${kept.size} promises`);
