import { guardedNames } from 'embed/natives';
import { remotes, sessionWorkspace } from 'embed/remotes';
import ts from 'typescript';
import { isTest, programsOf, readText } from './sources';

const browserWorkspaces = [
  'mortgage-domain',
  'embed',
  'remote-kit',
  sessionWorkspace,
  ...remotes.map(({ name }) => name),
];
const sources = browserWorkspaces
  .flatMap((folder) => programsOf(`${folder}/src`))
  // Files that only the stamp program runs meet no page.
  .filter((file) => !isTest(file) && !file.endsWith('/src/site.ts'));

/** `list?.map(f)`, and `account?.names.map(f)`, which ends early too. */
function guardedChains(file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallChain(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      guardedNames.includes(node.expression.name.text)
    ) {
      found.push(`${file}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true),
  );
  return found;
}

it('F46: no guarded function is called behind ?., where the build leaves it the page’s own', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(guardedChains)).toEqual([]);
});
