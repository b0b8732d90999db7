/** A JSON text with the places of its values. */
import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { Path } from './mistake';

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The tree is a part of the text where there are mistakes. */
export interface JsonText {
  readonly tree: Node | undefined;
  /** Why it cannot be read, one a line. */
  readonly mistakes: readonly (Place & { readonly message: string })[];
  /** Keys that are there more than once: each after the first. */
  readonly repeated: readonly { readonly path: Path; readonly place: Place }[];
  placeOf(path: Path, isKey?: boolean): Place;
}

export function readJsonText(text: string): JsonText {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const toPlace = (offset: number): Place => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  const all = errors.map((error) => ({
    ...toPlace(error.offset),
    message: describe(error, text),
  }));
  const mistakes = all.filter(
    ({ line }, index) => all.findIndex((one) => one.line === line) === index,
  );
  const repeated = tree ? findRepeated(tree, []) : [];
  return {
    tree,
    mistakes,
    repeated: repeated.map(({ path, offset }) => ({ path, place: toPlace(offset) })),
    placeOf(path, isKey = false) {
      const node = tree && findNode(tree, path);
      const key = isKey ? node?.parent?.children?.[0] : undefined;
      return toPlace((key ?? node)?.offset ?? 0);
    },
  };
}

/** Of a value that is missing: what it is missing in. */
const findNode = (tree: Node, path: Path): Node =>
  path.length === 0
    ? tree
    : (findNodeAtLocation(tree, [...path]) ?? findNode(tree, path.slice(0, -1)));

function findRepeated(node: Node, path: Path): { readonly path: Path; readonly offset: number }[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((item, index) => findRepeated(item, [...path, index]));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) => {
    const name = String(key?.value);
    const own = seen.has(name) ? [{ path: [...path, name], offset: key?.offset ?? 0 }] : [];
    seen.add(name);
    return [...own, ...(value ? findRepeated(value, [...path, name]) : [])];
  });
}

function describe({ error, offset, length }: ParseError, text: string): string {
  const found = text.slice(offset, offset + Math.max(length, 1)).trim();
  // A comma before a closing brace is reported at the brace.
  if (/^[}\]]/.test(found) && text.slice(0, offset).trimEnd().endsWith(','))
    return `There is a comma too many before this ${found}. Take it away: no comma follows the last one.`;
  const what = found === '' ? 'the end of the file' : found;
  return sentences[printParseErrorCode(error)]?.(what) ?? `JSON does not allow ${what} here.`;
}

const sentences: Partial<Record<string, (found: string) => string>> = {
  InvalidSymbol: (found) =>
    `${found} is no value of JSON. Write texts in double quotes; without quotes stand numbers, true and false alone.`,
  InvalidNumberFormat: (found) => `${found} is no number of JSON. Write digits, as in 1024.`,
  UnexpectedEndOfNumber: (found) => `${found} is no number of JSON. Write digits, as in 1024.`,
  PropertyNameExpected: (found) =>
    `A key is needed here, and there is ${found}. Write it in double quotes, as in "productName".`,
  ValueExpected: (found) =>
    `A value is needed here, and there is ${found}. Write one, or take its key away.`,
  ColonExpected: (found) =>
    `A colon is missing before ${found}. Write one between a key and its value.`,
  CommaExpected: (found) =>
    `A comma is missing before ${found}. Write one after the value before it.`,
  CloseBraceExpected: () => 'An object has no end: a } is missing. Write one for each { before.',
  CloseBracketExpected: () => 'A list has no end: a ] is missing. Write one for each [ before.',
  EndOfFileExpected: (found) =>
    `The file goes on after its end with ${found}. Take it away, or the } that came too early.`,
  InvalidCommentToken: () =>
    'JSON has no comments. Take it away; what a field does is said by editors and docs/reference/site.md.',
  UnexpectedEndOfString: (found) =>
    `The text ${found} has no closing quote. Write one on the same line.`,
  InvalidUnicode: (found) =>
    `${found} has an escape that is none. Write \\u and four hexadecimal digits, or the character itself.`,
  InvalidEscapeCharacter: (found) =>
    `${found} has a backslash that means nothing. Write \\\\ for a backslash.`,
  InvalidCharacter: (found) =>
    `${found} has a character that no text may have, such as a tab. Write \\t for it, or a blank.`,
};
