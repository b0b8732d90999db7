/** Rewrites a program so that it reads the browser's globals as properties of `window`. */
import { parse } from 'acorn';
import MagicString from 'magic-string';
import { findFreeNames, type FreeName } from './findFreeNames';

/**
 * Names that stay: no variable of a page can take them (`window` and its like are fixed), or they are no globals. Our
 * own constants, which the build or the stamp puts in, begin with two underscores.
 */
const staying: readonly string[] = [
  'window',
  'document',
  'location',
  'undefined',
  'NaN',
  'Infinity',
  'eval',
];

/** The free names of a program that a constant of the page would hide: `const crypto = …` (F93). */
export const findBareGlobals = (program: string): readonly FreeName[] =>
  findFreeNames(parse(program, { ecmaVersion: 'latest' })).filter(
    ({ name }) => !staying.includes(name) && !name.startsWith('__'),
  );

/** `crypto` as `window.crypto`: the page's `const`, `let` and `class` hide a bare name, and no property. */
export function nameGlobals(program: string): MagicString {
  const text = new MagicString(program);
  for (const { name, start, isShorthand } of findBareGlobals(program)) {
    text.appendLeft(start, isShorthand ? `${name}:window.` : 'window.');
  }
  return text;
}

/** Names that a browser without storage refuses to read (F34): the program reads them where it expects that. */
const throwing: readonly string[] = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
];

/** The texts before and after a program whose own text may not change: in between, the bare names are the browser's. */
export function frameGlobals(program: string): readonly [string, string] {
  const names = new Set(findBareGlobals(program).map(({ name }) => name));
  const bound = [...names]
    .filter((name) => !throwing.includes(name))
    .map((name) => `${name}=window.${name}`);
  return [`{let ${bound.join()};`, '\n}'];
}
