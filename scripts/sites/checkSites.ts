/** All sites of a checkout, and all mistakes in them. */
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import { findSiteMistakes, toPlace, type PlacedMistake } from './siteMistakes';
import type { KnownMessages } from './siteRules';

export interface SiteText {
  readonly folder: string;
  readonly file: string;
  readonly text: string;
}
export interface FileMistake extends PlacedMistake {
  readonly file: string;
}

export function checkSites(
  texts: readonly SiteText[],
  messages: KnownMessages,
) {
  const sites: SiteFile[] = [];
  const mistakes: FileMistake[] = [];
  let first: string | undefined;
  for (const { folder, file, text } of texts) {
    // Some editors begin a file with a byte order mark.
    const source = text.replace(/^\uFEFF/, '');
    const found = findSiteMistakes(source, folder, messages);
    mistakes.push(...found.map((mistake) => ({ file, ...mistake })));
    if (found.length > 0) {
      continue;
    }
    const site = JSON.parse(source) as SiteFile;
    sites.push(site);
    if (site.first && first) {
      mistakes.push({
        file,
        ...toPlace(source, source.indexOf('"first"')),
        message: `first is true here and in sites/${first}. Only one site can be the first: remove it from one of them.`,
      });
    }
    if (site.first) {
      first = folder;
    }
  }
  return { sites, mistakes };
}

export function formatMistakes(mistakes: readonly FileMistake[]): string {
  const count =
    mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`;
  const files = new Set(mistakes.map(({ file }) => file));
  return [
    `${count} in ${[...files].join(' and ')}. Nothing was published.`,
    ...mistakes.map(
      ({ file, line, column, message }) =>
        `${file}:${line}:${column}\n  ${message}`,
    ),
    'Every field: docs/reference/site.md',
  ].join('\n\n');
}
