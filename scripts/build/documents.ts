/** Documents for programs, built from schemas: the contract of a page's host and the schema of site.json. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderOpenApi } from 'host-kit/contract/openApi';
import { renderSiteSchema } from '../references/siteSchema';

const folder = 'dist';
const documents = {
  'openapi.json': renderOpenApi,
  'site.schema.json': renderSiteSchema,
};
const sourceFolders = [
  'mortgage-domain/src',
  'host-kit/src/contract',
  'scripts/references',
];

/** The documents by file name, and the files they are built from. */
export const buildDocuments = (root: string) => ({
  documents: new Map(
    Object.entries(documents).map(
      ([name, render]) => [name, Buffer.from(render())] as const,
    ),
  ),
  sources: sourceFolders.flatMap((source) =>
    readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!test)\.(ts|json)$/.test(file))
      .map((file) => path.join(root, source, file)),
  ),
});

/** Writes them where the `$schema` of a site.json and other programs find them. */
export function writeDocuments(root: string): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const [name, render] of Object.entries(documents)) {
    writeFileSync(path.join(root, folder, name), render());
  }
}
