/** `npm run bench -- --write`: the figures of docs/performance.md, between its marks. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const mark = '<!-- measured: made by npm run bench -- --write -->';
const endMark = '<!-- end of measured -->';

/** Puts the figures between the marks of a page. Throws when the page has no marks. */
function withMeasured(page: string, measured: string): string {
  const [before = '', rest] = page.split(mark);
  const after = rest?.split(endMark)[1];
  if (after === undefined) throw new Error(`The page lacks ${mark} or ${endMark}. Write both.`);
  return `${before}${mark}\n\n${measured.trim()}\n\n${endMark}${after}`;
}

export async function writeDocument(root: string, measured: string): Promise<void> {
  const page = path.join(root, 'docs/performance.md');
  await writeFile(page, withMeasured(await readFile(page, 'utf8'), measured));
}
