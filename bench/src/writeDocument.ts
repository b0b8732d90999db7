/** `npm run bench -- --write`: the figures and the chart of docs/performance.md, between its marks. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const mark = '<!-- measured: made by npm run bench -- --write -->';
const endMark = '<!-- end of measured -->';

/** Puts what was measured between the marks. Throws where the page has none. */
export function withMeasured(page: string, measured: string): string {
  const [before = '', rest] = page.split(mark);
  const after = rest?.split(endMark)[1];
  if (after === undefined) throw new Error(`The page lacks ${mark} or ${endMark}. Write both.`);
  return `${before}${mark}\n\n${measured.trim()}\n\n${endMark}${after}`;
}

export async function writeDocument(root: string, measured: string, chart: string): Promise<void> {
  const page = path.join(root, 'docs/performance.md');
  await writeFile(page, withMeasured(await readFile(page, 'utf8'), measured));
  await writeFile(path.join(root, 'docs/pictures/performance.svg'), chart);
}
