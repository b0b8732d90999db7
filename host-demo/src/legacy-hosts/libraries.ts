/** Libraries of the hostile pages, from npm and Debian. None is needed to start: they are looked for when a page asks. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { librariesOf, readMarkup } from './caseMarkup';

const require = createRequire(import.meta.url);

type Library = readonly [source: 'npm' | 'debian', packageName: string, file: string];

/** By the names that the pages use. Without a file: the whole folder of the package. */
export const libraries: ReadonlyMap<string, Library> = new Map<string, Library>([
  ['jquery.js', ['npm', 'jquery', 'dist/jquery.js']],
  ['bootstrap.js', ['npm', 'bootstrap', 'dist/js/bootstrap.js']],
  ['bootstrap.css', ['npm', 'bootstrap', 'dist/css/bootstrap.css']],
  ['require.js', ['npm', 'requirejs', 'require.js']],
  ['sugar.js', ['npm', 'sugar', 'sugar-full.js']],
  ['yui', ['npm', 'yui', '']],
  ['prototype.js', ['debian', 'libjs-prototype', 'prototype/prototype.js']],
  ['mootools.js', ['debian', 'libjs-mootools', 'mootools/mootools-core.min.js']],
]);

export function findLibrary(name: string): string | undefined {
  const library = libraries.get(name);
  if (!library) return undefined;
  const [source, packageName, part] = library;
  try {
    const folder = path.dirname(require.resolve(`${packageName}/package.json`));
    return path.join(folder, part);
  } catch {
    const file = path.join('/usr/share/javascript', part);
    return source === 'debian' && existsSync(file) ? file : undefined;
  }
}

export function toInstallAdvice(name: string): string | undefined {
  const [source, packageName] = libraries.get(name) ?? [];
  const command = source === 'npm' ? 'npm install' : `apt-get install ${packageName}`;
  return packageName && `${packageName} is not installed (${command})`;
}

export const missingLibraries = (caseName: string): readonly string[] =>
  librariesOf(readMarkup(caseName)).flatMap((library) =>
    findLibrary(library) === undefined ? (toInstallAdvice(library) ?? []) : [],
  );
