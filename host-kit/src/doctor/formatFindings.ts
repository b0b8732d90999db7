import type { Finding } from './finding';

type Level = Finding['level'];
export const levelTitles: Readonly<Record<Level, string>> = {
  broken: 'Broken',
  risk: 'At risk',
  fine: 'Fine',
  notAsked: 'Not asked',
};
const marks = { broken: 'BROKEN', risk: 'RISK  ', fine: 'fine  ', notAsked: '?     ' } as const;
const order = ['broken', 'risk', 'fine', 'notAsked'] as const;

/** The worst findings first. */
export const sortFindings = (findings: readonly Finding[]): readonly Finding[] =>
  order.flatMap((level) => findings.filter((finding) => finding.level === level));

export function formatSum(findings: readonly Finding[]): string {
  const counts = order.map((level) => ({
    level,
    count: findings.filter((finding) => finding.level === level).length,
  }));
  return counts
    .filter(({ level, count }) => level !== 'notAsked' || count > 0)
    .map(({ level, count }) => `${count} ${levelTitles[level].toLowerCase()}`)
    .join(', ');
}

/** The report as text; its last line is the sum. */
export function formatFindings(url: string, findings: readonly Finding[]): string {
  const lines = sortFindings(findings).flatMap(({ level, what, fix }) => [
    `${marks[level]}  ${what}`,
    ...(fix ? [`        → ${fix}`] : []),
  ]);
  return [`Embed doctor: ${url}`, '', ...lines, '', formatSum(findings)].join('\n');
}
