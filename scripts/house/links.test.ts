import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { filesOf, readText, root } from './sources';

const documents = filesOf('*.md');

const withoutCode = (text: string): string =>
  text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

const linkForms = [
  // [text](address "title"), ![picture](address)
  /\]\(<?([^)>\s]+)>?(?:\s+"[^"]*")?\)/g,
  // [name]: address
  /^\[[^\]]+\]:\s*<?([^>\s]+)/gm,
  /<(?:a|img)\s[^>]*(?:href|src)="([^"]+)"/g,
];

/** Addresses of links and pictures, however they are written; those of other hosts are left out. */
export const linksOf = (text: string): readonly string[] =>
  linkForms
    .flatMap((form) => [...withoutCode(text).matchAll(form)])
    .map(([, address = '']) => address)
    .filter((address) => !/^[a-z]+:/.test(address));

/** As GitHub names headings: the second of the same words has a number. */
export function anchorsOf(text: string): readonly string[] {
  const slugger = new GithubSlugger();
  const titles = text
    .replace(/^```[\s\S]*?^```/gm, '')
    .matchAll(/^#{1,6} (.+)$/gm);
  return [...titles].map(([, title = '']) =>
    // Of a link in a heading its text is named.
    slugger.slug(title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
  );
}

function isThere(document: string, address: string): boolean {
  const [file = '', anchor] = address.split('#');
  const target =
    file === ''
      ? document
      : path.posix.join(path.posix.dirname(document), file);
  if (!existsSync(path.join(root, target))) {
    return false;
  }
  if (anchor === undefined || !target.endsWith('.md')) {
    return true;
  }
  return (
    statSync(path.join(root, target)).isFile() &&
    anchorsOf(readText(target)).includes(anchor)
  );
}

it.each(documents)('%s has no broken link', (document) => {
  expect(
    linksOf(readText(document)).filter(
      (address) => !isThere(document, address),
    ),
  ).toEqual([]);
});

it('finds a link that leads nowhere', () => {
  expect(
    linksOf('[a](b.md#c) `[no](code.md)` ![p](q.png) [x](https://y.example)'),
  ).toEqual(['b.md#c', 'q.png']);
  expect(
    linksOf('[a](b.md "B") [c]\n\n[c]: d.md\n<img alt="" src="e.png">'),
  ).toEqual(['b.md', 'd.md', 'e.png']);
  expect(anchorsOf('# Same\n# [Same](x.md)\n')).toEqual(['same', 'same-1']);
  expect(
    anchorsOf("## What it doesn't do\n```\n# no\n```\n### `mount` & more"),
  ).toEqual(['what-it-doesnt-do', 'mount--more']);
  expect(isThere('README.md', ['docs', 'nowhere.md'].join('/'))).toBe(false);
  expect(isThere('README.md', 'docs/browsers.md#nowhere')).toBe(false);
  expect(isThere('README.md', 'docs/browsers.md#what-a-browser-may-lack')).toBe(
    true,
  );
});

const pages = documents.filter((file) =>
  /^docs\/(reference\/)?[\w-]+\.md$/.test(file),
);

it.each(pages.filter((file) => file !== 'docs/README.md'))(
  'docs/README.md leads to %s',
  (page) => {
    const led = linksOf(readText('docs/README.md')).map((one) =>
      path.posix.join('docs', one),
    );
    expect(led).toContain(page);
  },
);

it.each(['browsers', 'accessibility', 'privacy', 'troubleshooting'])(
  'README.md leads to docs/%s.md',
  (name) => {
    expect(linksOf(readText('README.md'))).toContain(`docs/${name}.md`);
  },
);
