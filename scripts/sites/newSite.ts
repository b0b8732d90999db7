/** The file of a new site: the required values, made from its name. */
import { capitalize } from 'mortgage-domain/fields/text';
import { slug as slugForm } from 'mortgage-domain/site-file/fields';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import { ReleaseError } from 'publishing/targets/target';
import { safeParse } from 'valibot';

/** Throws with advice for a name that cannot be one. */
export function toNewSite(slug: string): string {
  if (!safeParse(slugForm, slug).success) {
    throw new ReleaseError(
      `"${slug}" cannot be the name of a site: it is a folder, and part of addresses. Write lower-case letters, digits and hyphens, beginning with a letter, and not "preview".`,
    );
  }
  const name = slug.split('-').filter(Boolean);
  const site: SiteFile = {
    $schema: '../../dist/site.schema.json',
    slug,
    productName: name.map(capitalize).join(' '),
    mainDomain: `${slug}.example`,
  };
  return `${JSON.stringify(site, null, 2)}\n`;
}

export const formatNewSite = (
  slug: string,
  file: string,
  port: number,
): string =>
  `Created ${file}. It is valid.

  1. Edit it: your host, then menus, footer, logo. Editors that know JSON Schema complete and explain it; every field: docs/reference/site.md
  2. npm start      (or npm run dev: each save is on the open page within a second)
  3. Open http://127.0.0.1:${port}/sites/${slug}/mortgage-rates/`;
