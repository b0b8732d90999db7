/** The sites of this checkout, `sites/<slug>/site.json`, each checked by the schema. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFile, type SiteFile } from 'mortgage-domain/site-file/siteFile';
import { ReleaseError } from 'publishing/targets/target';
import { getDotPath, safeParse } from 'valibot';

/** The first one is found without a folder of its name on a target. */
export function readSites(root: string): readonly SiteFile[] {
  const slugs = readdirSync(path.join(root, 'sites')).filter((slug) =>
    existsSync(path.join(root, 'sites', slug, 'site.json')),
  );
  const sites = slugs.map((slug) => readSite(path.join('sites', slug, 'site.json'), root));
  return sites.toSorted((one, other) => Number(other.first ?? false) - Number(one.first ?? false));
}

function readSite(file: string, root: string): SiteFile {
  const read = safeParse(siteFile, JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  if (read.success) return read.output;
  const mistakes = read.issues.map((issue) => `  ${getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new ReleaseError(`${file} cannot be used:\n${mistakes.join('\n')}`);
}
