/** Where a file's value is not as the schema has it. */
import { findClosestWord } from 'host-demo/closest-word';
import { siteFile } from 'mortgage-domain/site-file/siteFile';
import { safeParse, type BaseIssue } from 'valibot';
import { formatValue, type Mistake, type Path } from './mistake';
import { entriesOf, fieldAt, unwrap, wordsOf, type Field } from './schemaFields';

export function findFormMistakes(value: unknown): readonly Mistake[] {
  const misplaced = findMisplaced(siteFile, value, []);
  const isWithin = (path: Path): boolean =>
    misplaced.some((list) => list.path.every((key, index) => key === path[index]));
  const others = (safeParse(siteFile, value).issues ?? []).flatMap(toMistake);
  return [...misplaced, ...others.filter(({ path }) => !isWithin(path))];
}

/**
 * What the schema lets pass, or says the first time only: lists in the place of objects, and keys
 * that nobody knows.
 */
function findMisplaced(field: Field, value: unknown, path: Path): readonly Mistake[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type } = unwrap(field);
  if (Array.isArray(value) && (type === 'strict_object' || type === 'record'))
    return [{ path, sentence: `is ${formatValue(value)}: ${advice[type] ?? ''}` }];
  const known = Object.keys(entriesOf(field) ?? {});
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const child = fieldAt(field, key);
    if (child) return findMisplaced(child, inner, [...path, key]);
    return known.length > 0 ? [describeUnknown(name, known, path)] : [];
  });
}

/** A key that nobody reads. */
export function describeUnknown(name: string, known: readonly string[], path: Path): Mistake {
  const meant = findClosestWord(name, known);
  const how = meant ? `Did you mean "${meant}"?` : `Known here: ${known.join(', ')}.`;
  const sentence = `is not known, so it would change nothing. ${how}`;
  return { path: [...path, name], isKey: true, sentence };
}

function toMistake(issue: BaseIssue<unknown>): readonly Mistake[] {
  // An unknown key.
  if (issue.expected === 'never') return [];
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  const field = path.reduce<Field | undefined>((one, key) => one && fieldAt(one, key), siteFile);
  const isMissing = issue.type === 'strict_object' && issue.received === 'undefined';
  const sentence = isMissing && field ? describeMissing(field, path) : describe(issue, field);
  return [{ path, sentence }];
}

function describeMissing(field: Field, path: Path): string {
  const { description = '', examples: [example] = [] } = wordsOf(field);
  // Ids of the ledger are for its readers.
  const what = description.replace(/ \([A-Z]{3}-\d+[^)]*\)/g, '');
  return `is missing. ${what} Write it: ${JSON.stringify(path.at(-1))}: ${JSON.stringify(example)}.`;
}

const describe = (issue: BaseIssue<unknown>, field: Field | undefined): string => {
  const why = issue.kind === 'validation' ? issue.message : adviceOf(issue, field);
  return `is ${formatValue(issue.input)}: ${why}`;
};

/** What is needed in the place of a value of another kind. */
function adviceOf({ type, input }: BaseIssue<unknown>, field: Field | undefined): string {
  if (type === 'picklist' && field) return describeChoice(input, unwrap(field).options ?? []);
  return (
    advice[type] ??
    'it is of another kind than is needed there. See docs/reference/site.md for what it has to be.'
  );
}

function describeChoice(input: unknown, options: readonly unknown[]): string {
  const words = options.map(String);
  const meant = typeof input === 'string' ? findClosestWord(input, words) : undefined;
  const one = `it is one of ${words.map((word) => `"${word}"`).join(', ')}.`;
  return meant ? `${one} Did you mean "${meant}"?` : `${one} Write one of them.`;
}

const advice: Readonly<Record<string, string>> = {
  string: 'a text is needed. Write it in double quotes.',
  number: 'a number is needed. Write it without quotes.',
  boolean: 'it is said or not. Write true or false, without quotes.',
  array: 'a list is needed, also of one. Write it in square brackets: [ … ].',
  strict_object: 'an object is needed. Write its fields in braces: { … }.',
  record: 'an object is needed. Write names and their values in braces: { … }.',
  union:
    "it is neither a picture's address nor a whole drawing. Write an address, or an object " +
    'with back, skin, coat, hair and cut.',
};
