/**
 * `npm run faults`: writes docs/faults.md from Playwright's own results of the last end-to-end run and from the names of all
 * other tests. A row nobody reached says so.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { faultNotes, faultRows } from './faultRows';
import { readTests } from './ledger/readTests';
import { readRepository } from './ledger/repository';
import { specsOf, type Annotation, type PlaywrightReport } from './steps/playwrightOutcome';

interface Reached {
  readonly injected: string;
  readonly ok: boolean;
  readonly results: Readonly<Record<string, string>>;
}

const source = process.argv[2] ?? '.cache/results/e2e.json';
if (!existsSync(source)) {
  console.error(
    `${source} is not there: run the end-to-end tests first (npm test), or name another results file.`,
  );
  process.exit(1);
}
const invariants = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7'];
const specs = specsOf(JSON.parse(readFileSync(source, 'utf8')) as PlaywrightReport);

const reached = new Map<string, Reached[]>();
const alsoNamed = new Map<string, number>();
for (const spec of specs) {
  const annotations = [
    ...spec.tests.flatMap((test) => [
      ...test.annotations,
      ...test.results.flatMap((result) => result.annotations ?? []),
    ]),
  ];
  const fault = annotations.find(({ type }) => type === 'fault')?.description;
  const ids = idsIn(fault ?? spec.title);
  for (const id of ids) {
    if (fault)
      reached.set(id, [
        ...(reached.get(id) ?? []),
        { injected: fault.split(' | ')[1] ?? '', ok: spec.ok, results: resultsOf(annotations) },
      ]);
    else alsoNamed.set(id, (alsoNamed.get(id) ?? 0) + 1);
  }
}
const unitNames = [...readRepository('.').tests]
  .flatMap(([file, text]) => readTests(file, text))
  .map(({ name }) => name)
  .filter((name) => !specs.some(({ title }) => name.endsWith(title)));
for (const id of unitNames.flatMap(idsIn)) alsoNamed.set(id, (alsoNamed.get(id) ?? 0) + 1);

function idsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\bF\d\d\b/g)].map(([id]) => id))];
}

/** An invariant looked at twice holds only when it held each time. */
function resultsOf(annotations: readonly Annotation[]): Record<string, string> {
  const results: Record<string, string> = {};
  for (const { type, description = '' } of annotations) {
    if (invariants.includes(type) && (results[type] === undefined || results[type] === 'holds'))
      results[type] = description;
  }
  return results;
}

const sign = (result: string | undefined): string =>
  result === undefined ? '' : result === 'holds' ? '✓' : '✗';
const escape = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const lines = faultRows.flatMap(([id, fault]) => {
  const tests = reached.get(id) ?? [];
  const others = alsoNamed.get(id) ?? 0;
  const more = others > 0 ? `${others} more` : '';
  if (tests.length === 0)
    return [
      `| ${id} | ${fault} | ${others > 0 ? 'see the tests that bear its id' : '**not reached**'} | | | | | | | | ${more} |`,
    ];
  return tests.map(
    ({ injected, ok, results }, index) =>
      `| ${index === 0 ? id : ''} | ${index === 0 ? escape(fault) : ''} | ${escape(injected)}${ok ? '' : ' (**failed**)'} | ${invariants.map((one) => sign(results[one])).join(' | ')} | ${index === 0 ? more : ''} |`,
  );
});
const whole = faultRows.filter(
  ([id]) =>
    (reached.get(id) ?? []).every(({ ok }) => ok) &&
    ((reached.get(id)?.length ?? 0) > 0 || alsoNamed.has(id)),
);

writeFileSync(
  'docs/faults.md',
  `# Faults

Written by \`npm run faults\` from the results of the end-to-end run; do not edit. Each row is a fault injected in Chromium on the real server, its cells what was looked at: ✓ holds, ✗ broken, empty: not looked at by this test. The last column counts further tests that bear the id (${unitNames.length ? 'end-to-end, unit and server tests' : 'other tests'}).

I1 the page's own code and globals are unharmed · I2 the remote or its static view is there and usable within 3 s · I3 nothing reaches the page's error handlers · I4 other remotes are unaffected · I5 one report for each fault, nothing personal · I6 no lead lost or doubled, typed text kept · I7 it recovers without a reload.

${whole.length} of ${faultRows.length} faults are reached by tests that pass.

| id | fault | injected how | ${invariants.join(' | ')} | also |
|---|---|---|${invariants.map(() => '---').join('|')}|---|
${lines.join('\n')}

## What a row does not say

${Object.entries(faultNotes)
  .map(([id, note]) => `- ${id}: ${note}`)
  .join('\n')}
`,
);
console.log(
  `docs/faults.md: ${whole.length} of ${faultRows.length} faults reached by tests that pass.`,
);
