/**
 * The libraries that the hostile pages run: browser builds from npm, and from Debian those that npm carries as server builds
 * only. None of them is needed to start: looked for when a page asks.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const debianFolder = '/usr/share/javascript';

interface Library {
  readonly source: 'npm' | 'debian';
  readonly packageName: string;
  /** Inside the package; the whole folder where it is empty. */
  readonly file: string;
}

/** By the names that the pages use. */
const libraries: ReadonlyMap<string, Library> = new Map([
  ['jquery.js', { source: 'npm', packageName: 'jquery', file: 'dist/jquery.js' }],
  ['bootstrap.js', { source: 'npm', packageName: 'bootstrap', file: 'dist/js/bootstrap.js' }],
  ['bootstrap.css', { source: 'npm', packageName: 'bootstrap', file: 'dist/css/bootstrap.css' }],
  ['require.js', { source: 'npm', packageName: 'requirejs', file: 'require.js' }],
  ['sugar.js', { source: 'npm', packageName: 'sugar', file: 'sugar-full.js' }],
  ['yui', { source: 'npm', packageName: 'yui', file: '' }],
  [
    'prototype.js',
    { source: 'debian', packageName: 'libjs-prototype', file: 'prototype/prototype.js' },
  ],
  [
    'mootools.js',
    { source: 'debian', packageName: 'libjs-mootools', file: 'mootools/mootools-core.min.js' },
  ],
] as const);

/** Debian packages whose files the pages use and which are not installed. */
export const missingDebianPackages = (): readonly string[] =>
  [...libraries].flatMap(([name, { source, packageName }]) =>
    source === 'debian' && findLibrary(name) === undefined ? packageName : [],
  );

/** The file of a library; undefined for an unknown or missing one. */
export function findLibrary(name: string): string | undefined {
  const library = libraries.get(name);
  const folder = library && findFolder(library);
  if (folder === undefined) return undefined;
  const file = path.join(folder, library?.file ?? '');
  return existsSync(file) ? file : undefined;
}

/** How to get a library that is not installed; undefined for one that is not known. */
export function toInstallAdvice(name: string): string | undefined {
  const library = libraries.get(name);
  if (!library) return undefined;
  const { source, packageName } = library;
  const command = source === 'npm' ? 'npm install' : `apt-get install ${packageName}`;
  return `${packageName} is not installed (${command})`;
}

function findFolder({ source, packageName }: Library): string | undefined {
  if (source === 'debian') return debianFolder;
  try {
    return path.dirname(require.resolve(`${packageName}/package.json`));
  } catch {
    return undefined;
  }
}
