import type { Finding } from './finding';

const marks = { broken: 'BROKEN', risk: 'RISK  ', fine: 'fine  ' } as const;
const order = ['broken', 'risk', 'fine'] as const;

/** What is worst comes first. */
export const sortFindings = (findings: readonly Finding[]): readonly Finding[] =>
  order.flatMap((level) => findings.filter((finding) => finding.level === level));

export function formatSum(findings: readonly Finding[]): string {
  const count = (level: Finding['level']) =>
    findings.filter((finding) => finding.level === level).length;
  return `${count('broken')} broken, ${count('risk')} at risk, ${count('fine')} fine`;
}

/** The report as a person reads it: each finding with how to mend it; the last line is the sum. */
export function formatFindings(url: string, findings: readonly Finding[]): string {
  const lines = sortFindings(findings).flatMap(({ level, what, mend }) => [
    `${marks[level]}  ${what}`,
    ...(mend ? [`        → ${mend}`] : []),
  ]);
  return [`Embed doctor: ${url}`, '', ...lines, '', formatSum(findings)].join('\n');
}
