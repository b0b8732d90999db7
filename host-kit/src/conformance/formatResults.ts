import type { Result } from './runConformance';

const marks = {
  passed: 'passed ',
  failed: 'FAILED ',
  skipped: 'skipped',
} as const;

/** The report as a person reads it, by call; the last line is the sum. */
export function formatResults(url: string, results: readonly Result[]): string {
  const calls = [...new Set(results.map(({ call }) => call))];
  return [
    `Conformance of ${url}`,
    ...calls.flatMap((call) => [
      '',
      call,
      ...results.filter((one) => one.call === call).flatMap(toLines),
    ]),
    '',
    countResults(results),
  ].join('\n');
}

function toLines({
  outcome,
  asks,
  reason,
  deviations,
  reference,
}: Result): readonly string[] {
  return [
    `  ${marks[outcome]}  ${asks}${reason === undefined ? '' : `: ${reason}`}`,
    ...deviations.map(
      ({ what, expected, got }) =>
        `           ${what}: expected ${expected}, got ${got}`,
    ),
    ...(outcome === 'failed' ? [`           → ${reference}`] : []),
  ];
}

function countResults(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
}
