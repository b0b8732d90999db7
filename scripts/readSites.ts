/** The sites of this checkout, `sites/<slug>/site.json`, each checked by the schema. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFile, type SiteFile } from 'mortgage-domain/site-file/siteFile';
import { ReleaseError } from 'publishing/targets/target';
import { getDotPath, safeParse } from 'valibot';
import { findMessageMistakes } from './siteMessages';

/** The first one is found without a folder of its name on a target. */
export function readSites(root: string): readonly SiteFile[] {
  const slugs = readdirSync(path.join(root, 'sites')).filter((slug) =>
    existsSync(path.join(root, 'sites', slug, 'site.json')),
  );
  return slugs.map((slug) => readSite(path.join('sites', slug, 'site.json'), root));
}

function readSite(file: string, root: string): SiteFile {
  const read = safeParse(siteFile, JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  const mistakes = read.success
    ? findMessageMistakes(read.output, root)
    : read.issues.map((issue) => `${getDotPath(issue) ?? ''}: ${issue.message}`);
  if (read.success && mistakes.length === 0) return read.output;
  throw new ReleaseError(`${file} cannot be used:\n  ${mistakes.join('\n  ')}`);
}
