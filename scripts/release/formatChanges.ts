/** What a command would have changed on a target. */
import type { Changes } from 'publishing/rehearsal';

export function formatChanges({ added, changed, removedFolders }: Changes): string {
  const lines = [
    ...titled('New files, each text with its .br and .gz', added),
    ...titled('Changed files', changed),
    ...titled('Removed folders', removedFolders),
  ];
  return ['and this would change there:', ...(lines.length > 0 ? lines : ['  nothing'])].join('\n');
}

const titled = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`  ${title} (${lines.length})`, ...lines.map((line) => `    ${line}`)];
