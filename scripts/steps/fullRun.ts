/** The page that says when `npm run test:all` passed last. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatCounts, type Counts } from './counts';
import { root } from './steps';

const page = path.join(root, 'docs/test-all.md');

/** `further` are the tests that `npm test` does not run. */
export function writeFullRun(all: Counts, further: Counts, today = new Date()): void {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
    cwd: root,
    encoding: 'utf8',
  });
  const date = today.toISOString().slice(0, 10);
  writeFileSync(
    page,
    `# The last complete test run

For maintainers: \`npm run test:all\` writes this page when every test passes. Run it before you resolve an issue.

- Last green: ${date} at ${commit.trim()}
- Result: ${formatCounts(all)}
- Tests that \`npm test\` does not run: ${further.passed}
`,
  );
}

/** One line for the end of `npm test`. */
export function describeFullRun(): string {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const [, lastGreen] = /^- Last green: (.+)$/m.exec(text) ?? [];
  const [, further] = /does not run: (\d+)$/m.exec(text) ?? [];
  return lastGreen && further
    ? `\`npm run test:all\` also runs ${further} tests: last green ${lastGreen}`
    : '`npm run test:all` also runs slow tests and other browsers; it has not been green yet';
}
