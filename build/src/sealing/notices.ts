/** Collects the notices that the licences of bundled packages require. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const noticesFile = 'notices.txt';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
}

const licenceFile = /^(licen[cs]e|copying|notice)(\.|$)/i;
const rule = '-'.repeat(80);

/** The notices of a build that holds parts of these packages. Throws for a package without a licence. */
export function toNotices(name: string, folders: readonly string[]): string {
  const intro =
    `Third-party notices of ${name}\n\n` +
    'The files of this folder hold programs of the packages below, most of them joined with ours and made\n' +
    'smaller. Each has its own licence, which follows its name.\n';
  return [intro, ...[...new Set(folders.map(toSection))].sort()].join(
    `\n${rule}\n\n`,
  );
}

export const readPackage = (folder: string): Package =>
  JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Package;

function toSection(folder: string): string {
  const { name, version, license, author, homepage } = readPackage(folder);
  const texts = readLicences(folder);
  if (texts.length === 0 && !license) {
    throw new Error(
      `${name} ${version} states no licence: find it out before you ship it.`,
    );
  }
  const by = typeof author === 'string' ? author : author?.name;
  const own =
    texts.length > 0 ? texts : [`${license ?? ''}${by ? `, by ${by}` : ''}`];
  const head = [`${name} ${version}`, ...(homepage ? [homepage] : [])].join(
    '\n',
  );
  return `${head}\n\n${own.join('\n\n')}\n`;
}

const readLicences = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => licenceFile.test(file))
    .sort()
    .map((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim(),
    );
