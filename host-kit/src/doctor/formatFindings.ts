import type { Finding } from './finding';

const marks = { broken: 'BROKEN', risk: 'RISK  ', fine: 'fine  ' } as const;
const order = ['broken', 'risk', 'fine'] as const;

/** The report as a person reads it: what is worst comes first, each with how to mend it; the last line is the sum. */
export function formatFindings(url: string, findings: readonly Finding[]): string {
  const lines = order
    .flatMap((level) => findings.filter((finding) => finding.level === level))
    .flatMap(({ level, what, mend }) => [
      `${marks[level]}  ${what}`,
      ...(mend ? [`        → ${mend}`] : []),
    ]);
  const count = (level: Finding['level']) =>
    findings.filter((finding) => finding.level === level).length;
  return [
    `Embed doctor: ${url}`,
    '',
    ...lines,
    '',
    `${count('broken')} broken, ${count('risk')} at risk, ${count('fine')} fine`,
  ].join('\n');
}
