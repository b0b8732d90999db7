/** Links of our documents lead to files and headings that are there. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesOf, readText, root } from './sources';

const documents = filesOf('*.md');

const withoutCode = (text: string): string =>
  text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** Addresses of links and pictures; those of other hosts are left out. */
export const linksOf = (text: string): readonly string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^[a-z]+:/.test(address));

/** As GitHub names headings. */
export const anchorsOf = (text: string): readonly string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

function isThere(document: string, address: string): boolean {
  const [file = '', anchor] = address.split('#');
  const target = file === '' ? document : path.posix.join(path.posix.dirname(document), file);
  if (!existsSync(path.join(root, target))) return false;
  if (anchor === undefined || !target.endsWith('.md')) return true;
  return statSync(path.join(root, target)).isFile() && anchorsOf(readText(target)).includes(anchor);
}

it.each(documents)('%s links to what is there', (document) => {
  expect(linksOf(readText(document)).filter((address) => !isThere(document, address))).toEqual([]);
});

it('finds a link that leads nowhere', () => {
  expect(linksOf('[a](b.md#c) `[no](code.md)` ![p](q.png) [x](https://y.example)')).toEqual([
    'b.md#c',
    'q.png',
  ]);
  expect(anchorsOf("## What it doesn't do\n```\n# no\n```\n### `mount` & more")).toEqual([
    'what-it-doesnt-do',
    'mount--more',
  ]);
  expect(isThere('README.md', ['docs', 'nowhere.md'].join('/'))).toBe(false);
  expect(isThere('README.md', 'docs/browsers.md#nowhere')).toBe(false);
  expect(isThere('README.md', 'docs/browsers.md#what-the-code-needs')).toBe(true);
});

it.each(['browsers', 'accessibility', 'privacy', 'troubleshooting', 'when-not-to-use'])(
  'README.md leads to docs/%s.md',
  (name) => {
    expect(linksOf(readText('README.md'))).toContain(`docs/${name}.md`);
  },
);
