/** The workshop's own page: every story by its subject, and the one that is chosen in a frame of the width that is chosen. */
import type { Story } from './stories/story';
import { toText } from './storyPage';

const widths = [320, 412, 768, 889, 890, 1280, 1920];

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
${toSelect('width', 'Width', [['', 'the window'], ...widths.map((width): Choice => [String(width), `${width} px`])])}
${toSelect('scheme', 'Scheme', [
  ['', 'the story’s'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'the system’s'],
])}
${toSelect('theme', 'Theme', [
  ['', 'the story’s'],
  ['classic', 'classic'],
  ['refreshed', 'refreshed'],
])}
${toSelect('dir', 'Direction', [
  ['', 'left to right'],
  ['rtl', 'right to left'],
])}
<output id="state" aria-live="polite"></output>
<a id="alone" target="_blank">Open alone</a>
</form>
<div class="stage"><iframe id="story" title="The story"></iframe></div>
</main>
</body>
</html>
`;
}

type Choice = readonly [value: string, text: string];

const toSelect = (name: string, label: string, choices: readonly Choice[]): string =>
  `<label>${label} <select name="${name}">${choices
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('')}</select></label>`;

const subjectOf = ({ id }: Story): string => id.split('/')[0] ?? '';

const toEntry = ({ id, title, widths: own = [] }: Story): string =>
  `<li><a href="#${id}" data-widths="${own.join(' ')}" title="${toText(title)}">${toText(
    id.replace(/^[^/]*\//, '').replaceAll('-', ' '),
  )}</a></li>`;
