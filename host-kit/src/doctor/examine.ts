/** Turns a visit into findings. The command and the page run this function on the same table. */
import { delivery } from './examineDelivery';
import { pageRules } from './examinePage';
import { places } from './examinePlaces';
import { tags } from './examineTags';
import type { Finding } from './finding';
import type { Observed, Visit } from './visit';

export const examine = (visit: Visit): readonly Finding[] =>
  [...tags, ...delivery, ...places, ...pageRules].flatMap(
    ({ question, needs, find }): readonly Finding[] => {
      if (needs !== undefined && visit[needs] === undefined) {
        return [{ level: 'notAsked', what: question }];
      }
      // An examination reads only the observed part that it needs.
      return [find(visit as Visit & Observed) || []].flat();
    },
  );

/** The worst first. */
const levels = [
  ['broken', 'BROKEN', 'broken'],
  ['risk', 'RISK  ', 'at risk'],
  ['fine', 'fine  ', 'fine'],
  ['notAsked', '?     ', 'not asked'],
] as const;

/** The report as text, the worst findings first; its last line is the sum. */
export function formatFindings(
  url: string,
  findings: readonly Finding[],
): string {
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
