/** The tests of a file: their whole names, and what each of them mentions. */
import ts from 'typescript';
import { mentionsOf, parseSource } from './readModule';

export interface NamedTest {
  readonly file: string;
  /** With the names of the groups around it. */
  readonly name: string;
  /** What it mentions, and what the groups around it prepare. */
  readonly identifiers: ReadonlySet<string>;
}

const testNames = ['it', 'test', 'plainTest'];
const groupNames = ['describe', 'suite'];
/** A test that does not run proves nothing. */
const idleNames = ['skip', 'todo', 'fixme', 'failing'];

interface Group {
  readonly name: string;
  readonly prepared: readonly string[];
}

export function readTests(file: string, text: string): readonly NamedTest[] {
  const found: NamedTest[] = [];
  const visit = (node: ts.Node, group: Group): void => {
    const call = ts.isCallExpression(node) ? readCall(node) : undefined;
    if (!call) {
      node.forEachChild((child) => visit(child, group));
      return;
    }
    const name = `${group.name} ${call.name}`.trim();
    if (call.isIdle) return;
    if (call.isGroup) {
      const prepared = [...group.prepared, ...preparedIn(node)];
      node.forEachChild((child) => visit(child, { name, prepared }));
      return;
    }
    const identifiers = new Set([...mentionsOf(node).identifiers, ...group.prepared]);
    found.push({ file, name, identifiers });
  };
  visit(parseSource(file, text), { name: '', prepared: [] });
  return found;
}

interface TestCall {
  readonly name: string;
  readonly isGroup: boolean;
  readonly isIdle: boolean;
}

/** `it('…')`, `test.each(table)('…')`, `test.describe('…')`; undefined for any other call. */
function readCall({ expression, arguments: given }: ts.CallExpression): TestCall | undefined {
  const words = wordsOf(expression);
  const [first = ''] = words;
  const name = given[0] && textOf(given[0]);
  if (name === undefined || ![...testNames, ...groupNames].includes(first)) return undefined;
  return {
    name,
    isGroup: words.some((word) => groupNames.includes(word)),
    isIdle: words.some((word) => idleNames.includes(word)),
  };
}

/** `test.each(table)` is `test`, `each`: tables and their brackets are no words. */
function wordsOf(node: ts.Expression): readonly string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...wordsOf(node.expression), node.name.text];
  if (ts.isTaggedTemplateExpression(node)) return wordsOf(node.tag);
  return ts.isCallExpression(node) ? wordsOf(node.expression) : [];
}

/** A text, with the source of what is put into it; undefined where a name is none. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText();
  if (!ts.isBinaryExpression(node)) return undefined;
  const parts = [textOf(node.left), textOf(node.right)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join('') : undefined;
}

/** What the statements of a group mention that are no calls themselves: its tables and helpers. */
const preparedIn = (node: ts.Node): readonly string[] => {
  const found: string[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isVariableStatement(one) || ts.isFunctionDeclaration(one))
      found.push(...mentionsOf(one).identifiers);
    else if (!(ts.isCallExpression(one) && one !== node && readCall(one))) one.forEachChild(visit);
  };
  visit(node);
  return found;
};
