/** The companies whose pages this server has, each as in its file. Source: docs/sites.md. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toSiteConfig, type SiteConfig } from 'mortgage-domain/site/siteConfig';
import { siteFile, type SiteFile } from 'mortgage-domain/site-file/siteFile';
import { parse } from 'valibot';

export interface Site {
  readonly slug: string;
  readonly file: SiteFile;
  readonly config: SiteConfig;
  /** Its pages have no prefix. */
  readonly isFirst: boolean;
}

const folder = path.join(import.meta.dirname, '../../../sites');

function readFiles(): readonly SiteFile[] {
  const files = readdirSync(folder)
    .map((slug) => path.join(folder, slug, 'site.json'))
    .filter((file) => existsSync(file))
    .map((file) => parse(siteFile, JSON.parse(readFileSync(file, 'utf8'))));
  return files.toSorted(
    (one, other) => Number(other.first ?? false) - Number(one.first ?? false),
  );
}

const toSite = (file: SiteFile, index: number): Site => ({
  slug: file.slug,
  file,
  config: toSiteConfig({ brandSlug: file.slug, ...file }),
  isFirst: index === 0,
});

export const sites: readonly Site[] = readFiles().map(toSite);

const [first] = sites;
if (!first) {
  throw new Error(
    `There is no site in ${folder}: write one, as docs/sites.md says.`,
  );
}
export const firstSite: Site = first;
