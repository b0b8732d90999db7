/** The workshop's index: every story by its subject, and the chosen one in a frame. */
import type { Story } from './stories/story';
import { toText } from './storyPage';

/** The first choice of each is the story's own. */
const choices = [
  ['scheme', ['', 'light', 'dark', 'auto']],
  ['theme', ['', 'classic', 'refreshed']],
  ['dir', ['', 'rtl']],
] as const;

/** @param chosen added to the address of each story */
export function indexPage(
  stories: readonly Story[],
  chosen: URLSearchParams,
): string {
  const toEntry = ({ id, title, widths = [] }: Story): string =>
    `<li><a href="${toText(`/story/${id}?${chosen}`)}" target="story" title="${toText(title)}">${toText(
      [id.replace(/^[^/]*\//, '').replaceAll('-', ' '), ...widths].join(' '),
    )}</a></li>`;
  const toSelect = ([name, values]: (typeof choices)[number]): string =>
    `<label>${name} <select name="${name}">${values
      .map(
        (value) =>
          `<option${value === chosen.get(name) ? ' selected' : ''}>${value}</option>`,
      )
      .join('')}</select></label>`;
  const lists = [...new Set(stories.map(subjectOf))].map((subject) => {
    const own = stories.filter((story) => subjectOf(story) === subject);
    return `<h2>${toText(subject)}</h2>\n<ul>${own.map(toEntry).join('\n')}</ul>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Workshop</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/workshop.css">
<nav aria-label="Stories">
<h1>Workshop</h1>
<form>${choices.map(toSelect).join('\n')} <button>Choose</button></form>
${lists.join('\n')}
</nav>
<main><iframe name="story" title="The story"></iframe></main>
</html>
`;
}

const subjectOf = ({ id }: Story): string => id.split('/')[0] ?? '';
