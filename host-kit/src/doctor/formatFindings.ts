import type { Finding } from './finding';

/** The worst first. */
const levels = [
  ['broken', 'BROKEN', 'broken'],
  ['risk', 'RISK  ', 'at risk'],
  ['fine', 'fine  ', 'fine'],
  ['notAsked', '?     ', 'not asked'],
] as const;

/** The report as text, the worst findings first; its last line is the sum. */
export function formatFindings(url: string, findings: readonly Finding[]): string {
  const groups = levels.map(([level, mark, title]) => {
    const found = findings.filter((finding) => finding.level === level);
    const lines = found.map(({ what, fix }) =>
      [`${mark}  ${what}`, ...(fix ? [`        → ${fix}`] : [])].join('\n'),
    );
    return { level, lines, sum: `${found.length} ${title}` };
  });
  const sum = groups
    .filter(({ level, lines }) => level !== 'notAsked' || lines.length > 0)
    .map((group) => group.sum);
  const lines = groups.flatMap((group) => group.lines);
  return [`Embed doctor: ${url}`, '', ...lines, '', sum.join(', ')].join('\n');
}
