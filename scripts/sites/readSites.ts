/** The sites of a checkout, `sites/<slug>/site.json`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findClosestWord } from 'reference-api/closest-word';
import { defaultLanguage } from 'mortgage-domain/languages/language';
import type { Messages } from 'mortgage-domain/languages/wording';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import { ReleaseError } from 'publishing/targets/target';
import { checkSites, formatMistakes, type SiteText } from './checkSites';
import type { KnownMessages } from './siteRules';

export const sitesFolder = 'sites';
export const siteFileName = 'site.json';

/** All sites, or the named ones; throws with all mistakes in them. */
export function readSites(
  root: string,
  asked: readonly string[] = [],
): readonly SiteFile[] {
  const texts = readSiteTexts(root);
  const known = texts.map(({ folder }) => folder);
  for (const slug of asked) {
    if (!known.includes(slug)) {
      throw unknownSite(slug, known);
    }
  }
  const { sites, mistakes } = checkSites(
    asked.length > 0
      ? texts.filter(({ folder }) => asked.includes(folder))
      : texts,
    readMessages(root),
  );
  if (mistakes.length > 0) {
    throw new ReleaseError(formatMistakes(mistakes));
  }
  return sites;
}

export function readMessages(root: string): KnownMessages {
  const files = readdirSync(root)
    .map(
      (name) =>
        [
          name,
          path.join(root, name, 'messages', `${defaultLanguage}.json`),
        ] as const,
    )
    .filter(([, file]) => existsSync(file));
  return Object.fromEntries(
    files.map(([name, file]) => [
      name,
      JSON.parse(readFileSync(file, 'utf8')) as Messages,
    ]),
  );
}

export function readSiteTexts(root: string): readonly SiteText[] {
  const folder = path.join(root, sitesFolder);
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      folder: name,
      file: path.posix.join(sitesFolder, name, siteFileName),
    }))
    .filter(({ file }) => existsSync(path.join(root, file)))
    .map((site) => ({
      ...site,
      text: readFileSync(path.join(root, site.file), 'utf8'),
    }));
}

function unknownSite(slug: string, known: readonly string[]): ReleaseError {
  const meant = findClosestWord(slug, known);
  const how = meant
    ? `Did you mean ${meant}?`
    : `There are: ${known.join(', ') || 'none'}. npm run new-site -- ${slug} makes one.`;
  return new ReleaseError(`There is no site "${slug}" in sites/. ${how}`);
}
