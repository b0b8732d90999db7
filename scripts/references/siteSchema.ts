/** Builds the JSON Schema of site.json, with which editors complete and explain its fields. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { siteFile } from 'mortgage-domain/site-file/siteFile';
import { withoutIds } from './reference';

export function renderSiteSchema(): string {
  const schema = toJsonSchema(siteFile, {
    // `npm run stamp` checks the rules that no schema can express.
    ignoreActions: ['check', 'raw_check'],
  });
  const description =
    "A company's settings for its marketplace: docs/sites.md.";
  const json = JSON.stringify(
    { title: 'A site', description, ...schema },
    null,
    2,
  );
  return `${withoutIds(json)}\n`;
}
