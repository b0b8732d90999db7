/** Finds the mistakes of one site's file, each with its line and column. */
import {
  parseTree,
  findNodeAtLocation,
  printParseErrorCode,
  type Node,
} from 'jsonc-parser';
import { siteFile } from 'mortgage-domain/site-file/siteFile';
import { safeParse, type BaseIssue } from 'valibot';
import {
  formatPath,
  formatValue,
  unknownKey,
  type Mistake,
  type Path,
} from './mistake';
import { entriesOf, fieldAt, wordsOf, type Field } from './schemaFields';
import { findRuleMistakes, type KnownMessages } from './siteRules';

export interface PlacedMistake {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** @param folder name of the file's folder @param messages those that a site may replace */
export function findSiteMistakes(
  text: string,
  folder: string,
  messages: KnownMessages,
): readonly PlacedMistake[] {
  const errors: Parameters<typeof parseTree>[1] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (!tree || errors.length > 0) {
    return errors
      .map(({ error, offset, length }) => ({
        ...toPlace(text, offset),
        message: describeError(
          printParseErrorCode(error),
          text,
          offset,
          length,
        ),
      }))
      .filter(
        ({ line }, index, all) =>
          all.findIndex((one) => one.line === line) === index,
      );
  }
  const value: unknown = JSON.parse(text);
  const found = [
    ...findFormMistakes(value),
    ...findRuleMistakes(value, folder, messages),
  ];
  return [
    ...findRepeated(tree, []).map(({ path, offset }) => ({
      ...toPlace(text, offset),
      message: `${formatPath(path)} appears twice. Remove one of the two.`,
    })),
    ...found.map(({ path, isKey, sentence }) => ({
      ...toPlace(text, findOffset(tree, path, isKey)),
      message: `${formatPath(path)} ${sentence}`,
    })),
  ]
    .filter(
      ({ message }, index, all) =>
        all.findIndex((one) => one.message === message) === index,
    )
    .sort((one, other) => one.line - other.line || one.column - other.column);
}

export function toPlace(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

function describeError(
  code: string,
  text: string,
  offset: number,
  length: number,
): string {
  const found =
    text.slice(offset, offset + Math.max(length, 1)).trim() ||
    'the end of the file';
  if (/^[}\]]/.test(found) && text.slice(0, offset).trimEnd().endsWith(',')) {
    return `Not valid JSON: remove the comma before ${found}.`;
  }
  if (code === 'InvalidCommentToken') {
    return 'Not valid JSON: remove the comment.';
  }
  if (code === 'InvalidSymbol') {
    return `Not valid JSON: put ${found} in double quotes, or remove it.`;
  }
  // "CommaExpected" becomes "comma expected".
  const words = code
    .replace(/\B[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
  return `Not valid JSON: ${words} at ${found}.`;
}

function findFormMistakes(value: unknown): readonly Mistake[] {
  const { issues = [] } = safeParse(siteFile, value);
  // valibot reports only the first unknown key of an object.
  const others = issues.filter(({ expected }) => expected !== 'never');
  return [...findUnknownKeys(siteFile, value, []), ...others.map(toMistake)];
}

function findUnknownKeys(
  field: Field,
  value: unknown,
  path: Path,
): readonly Mistake[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const known = Object.keys(entriesOf(field) ?? {});
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const child = fieldAt(field, key);
    if (child) {
      return findUnknownKeys(child, inner, [...path, key]);
    }
    return known.length > 0 ? [unknownKey([...path, key], known)] : [];
  });
}

function toMistake(issue: BaseIssue<unknown>): Mistake {
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  const field = path.reduce<Field | undefined>(
    (one, key) => one && fieldAt(one, key),
    siteFile,
  );
  if (
    issue.type === 'strict_object' &&
    issue.received === 'undefined' &&
    field
  ) {
    const { description = '', examples: [example] = [] } = wordsOf(field);
    const written = `${JSON.stringify(path.at(-1))}: ${JSON.stringify(example)}`;
    const what = description.replace(/ \([A-Z]{3}-\d+[^)]*\)/g, '');
    return { path, sentence: `is missing. ${what} Example: ${written}.` };
  }
  // The schema's own messages give a reason; valibot's all begin with "Invalid".
  const expected = issue.expected ?? '';
  const why = issue.message.startsWith('Invalid ')
    ? `write ${needed[expected] ?? `one of ${expected.replace(/[()]/g, '').replaceAll(' | ', ', ')}`}.`
    : issue.message;
  return { path, sentence: `is ${formatValue(issue.input)}: ${why}` };
}

const needed: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
  Array: 'a list in square brackets: [ … ]',
  Object: 'an object in braces: { … }',
};

/** Of a missing value: the object that lacks it. */
function findOffset(tree: Node, path: Path, isKey = false): number {
  const node = findNodeAtLocation(tree, [...path]);
  if (!node) {
    return path.length === 0
      ? tree.offset
      : findOffset(tree, path.slice(0, -1));
  }
  return (isKey ? (node.parent?.children?.[0] ?? node) : node).offset;
}

function findRepeated(
  node: Node,
  path: Path,
): { readonly path: Path; readonly offset: number }[] {
  const children = node.children ?? [];
  if (node.type === 'array') {
    return children.flatMap((item, index) =>
      findRepeated(item, [...path, index]),
    );
  }
  if (node.type !== 'object') {
    return [];
  }
  const names = children.map((property) =>
    String(property.children?.[0]?.value),
  );
  return children.flatMap(({ offset, children: [, value] = [] }, index) => {
    const name = names[index] ?? '';
    const own =
      names.indexOf(name) < index ? [{ path: [...path, name], offset }] : [];
    return [...own, ...(value ? findRepeated(value, [...path, name]) : [])];
  });
}
