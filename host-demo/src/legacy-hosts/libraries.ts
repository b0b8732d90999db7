/** A hostile page's own content: the files of `legacy-cases/<name>/`, each at its place in the page, and libraries. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { attempt } from 'embed/attempt';

const require = createRequire(import.meta.url);

type Library = readonly [
  source: 'npm' | 'debian',
  packageName: string,
  file: string,
];

/** By the names that the pages use. Without a file: the whole folder of the package. The demo starts without them. */
export const libraries: ReadonlyMap<string, Library> = new Map<string, Library>(
  [
    ['jquery.js', ['npm', 'jquery', 'dist/jquery.js']],
    ['bootstrap.js', ['npm', 'bootstrap', 'dist/js/bootstrap.js']],
    ['bootstrap.css', ['npm', 'bootstrap', 'dist/css/bootstrap.css']],
    ['require.js', ['npm', 'requirejs', 'require.js']],
    ['sugar.js', ['npm', 'sugar', 'sugar-full.js']],
    ['yui', ['npm', 'yui', '']],
    ['prototype.js', ['debian', 'libjs-prototype', 'prototype/prototype.js']],
    [
      'mootools.js',
      ['debian', 'libjs-mootools', 'mootools/mootools-core.min.js'],
    ],
  ],
);

export function findLibrary(name: string): string | undefined {
  const library = libraries.get(name);
  if (!library) {
    return undefined;
  }
  const [source, packageName, part] = library;
  const manifest = attempt(() =>
    require.resolve(`${packageName}/package.json`),
  );
  if (manifest !== undefined) {
    return path.join(path.dirname(manifest), part);
  }
  const file = path.join('/usr/share/javascript', part);
  return source === 'debian' && existsSync(file) ? file : undefined;
}

export function toInstallAdvice(name: string): string | undefined {
  const [source, packageName] = libraries.get(name) ?? [];
  const command =
    source === 'npm' ? 'npm install' : `apt-get install ${packageName}`;
  return packageName && `${packageName} is not installed (${command})`;
}

export const missingLibraries = (caseName: string): readonly string[] =>
  librariesOf(readMarkup(caseName)).flatMap((library) =>
    findLibrary(library) === undefined ? (toInstallAdvice(library) ?? []) : [],
  );

export const casesFolder = path.join(import.meta.dirname, '../../legacy-cases');

/** The parts of a case: end of the head, start of the body, inside the header's element, end of the content. */
export const caseParts = ['head', 'before', 'in-header', 'content'] as const;
export type CaseMarkup = Readonly<Record<(typeof caseParts)[number], string>>;

/** `{nonce}` becomes the nonce of the response; a part without a file is empty. */
export function readMarkup(name: string): CaseMarkup {
  const read = (part: string): string => {
    const file = path.join(casesFolder, name, `${part}.html`);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  };
  return Object.fromEntries(
    caseParts.map((part) => [part, read(part)]),
  ) as CaseMarkup;
}

/** Names of the libraries that a page loads: `/legacy/lib/<name>`, or the folder of one that is many files. */
export const librariesOf = ({ head }: CaseMarkup): readonly string[] => [
  ...new Set(
    [...head.matchAll(/\/legacy\/lib\/([\w.-]+)/g)].flatMap(
      ([, name]) => name ?? [],
    ),
  ),
];
