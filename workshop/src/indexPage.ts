/** The workshop's index: every story by its subject, and the chosen one in a frame of the chosen width. */
import type { Story } from './stories/story';
import { toText } from './storyPage';

const widths = ['320', '412', '768', '889', '890', '1280', '1920'];
/** The first choice of each is the story's own. */
const selects = [
  ['width', 'Width', ['', ...widths]],
  ['scheme', 'Scheme', ['', 'light', 'dark', 'auto']],
  ['theme', 'Theme', ['', 'classic', 'refreshed']],
  ['dir', 'Direction', ['', 'rtl']],
] as const;

const toSelect = ([name, label, choices]: (typeof selects)[number]): string =>
  `<label>${label} <select name="${name}">${choices
    .map((value) => `<option value="${value}">${value || 'as the story'}</option>`)
    .join('')}</select></label>`;

export function indexPage(stories: readonly Story[]): string {
  const subjects = [...new Set(stories.map(subjectOf))];
  const lists = subjects.map((subject) => {
    const own = stories.filter((story) => subjectOf(story) === subject);
    return `<h2>${toText(subject.replaceAll('-', ' '))}</h2>\n<ul>${own.map(toEntry).join('\n')}</ul>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Workshop</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/workshop.css">
<script type="module" src="/workshop.js"></script>
</head>
<body>
<nav aria-label="Stories">
<h1>Workshop</h1>
<p>${stories.length} states of our views, each a page of its own.</p>
<label>Find <input type="search" id="find" autocomplete="off"></label>
${lists.join('\n')}
</nav>
<main>
<form id="choices" aria-label="How to look at it">
${selects.map(toSelect).join('\n')}
<output id="state" aria-live="polite"></output>
<a id="alone" target="_blank">Open alone</a>
</form>
<div class="stage"><iframe id="story" title="The story"></iframe></div>
</main>
</body>
</html>
`;
}

const subjectOf = ({ id }: Story): string => id.split('/')[0] ?? '';

const toEntry = ({ id, title, widths: own = [] }: Story): string =>
  `<li><a href="#${id}" data-widths="${own.join(' ')}" title="${toText(title)}">${toText(
    id.replace(/^[^/]*\//, '').replaceAll('-', ' '),
  )}</a></li>`;
