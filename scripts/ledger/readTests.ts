/** Reads the names of a file's tests, each with the names of the groups around it. */
import ts from 'typescript';

export interface NamedTest {
  readonly name: string;
  /** Whether `npm test` runs it; otherwise only `npm run test:all` does. */
  readonly isDaily: boolean;
}

const testNames = ['it', 'test', 'plainTest'];
const groupNames = ['describe', 'suite'];
/** A test that does not run proves nothing. */
const idleNames = ['skip', 'todo', 'fixme', 'failing'];

export function readTests(file: string, text: string): readonly NamedTest[] {
  const found: NamedTest[] = [];
  const visit = (node: ts.Node, group: NamedTest): void => {
    const call = ts.isCallExpression(node) ? readCall(node) : undefined;
    if (call?.isIdle) {
      return;
    }
    const here = call ? within(group, call) : group;
    if (call && !call.isGroup) {
      found.push(here);
    } else {
      node.forEachChild((child) => visit(child, here));
    }
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, kind), {
    name: '',
    isDaily: !/\.slow\.nodetest\.ts$/.test(file),
  });
  return found;
}

const within = (group: NamedTest, call: NamedTest): NamedTest => ({
  name: `${group.name} ${call.name}`.trim(),
  isDaily: group.isDaily && call.isDaily,
});

/** `it('…')`, `test.each(table)('…')`, `test.describe('…')`; undefined for any other call. */
function readCall({ expression, arguments: given }: ts.CallExpression) {
  const words = wordsOf(expression);
  const [first = ''] = words;
  const name = given[0] && textOf(given[0]);
  if (name === undefined || ![...testNames, ...groupNames].includes(first)) {
    return undefined;
  }
  return {
    name,
    isGroup: words.some((word) => groupNames.includes(word)),
    isIdle: words.some((word) => idleNames.includes(word)),
    isDaily: !given.slice(1).some(isTaggedAll),
  };
}

/** Playwright's details with `tag: '@all'` or `tag: ['@all']`. */
const isTaggedAll = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'tag' &&
      /^\[?'@all'\]?$/.test(property.initializer.getText()),
  );

function wordsOf(node: ts.Expression): readonly string[] {
  if (ts.isIdentifier(node)) {
    return [node.text];
  }
  if (ts.isPropertyAccessExpression(node)) {
    return [...wordsOf(node.expression), node.name.text];
  }
  if (ts.isTaggedTemplateExpression(node)) {
    return wordsOf(node.tag);
  }
  return ts.isCallExpression(node) ? wordsOf(node.expression) : [];
}

function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node)) {
    return node.getText();
  }
  if (!ts.isBinaryExpression(node)) {
    return undefined;
  }
  const parts = [textOf(node.left), textOf(node.right)].filter(
    (part) => part !== undefined,
  );
  return parts.length > 0 ? parts.join('') : undefined;
}
