import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';

const folder = path.resolve(__dirname, '../src');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

function expressionsOf(file: string) {
  const found: { file: string; source: string; flags: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(node.text)!;
      found.push({ file, source: source!, flags: flags! });
    }
    if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
      expect(node.expression.getText()).not.toBe('RegExp');
    }
    node.forEachChild(visit);
  };
  visit(
    ts.createSourceFile(
      file,
      readFileSync(path.join(folder, file), 'utf8'),
      ts.ScriptTarget.ES2022,
      true,
    ),
  );
  return found;
}

const expressions = files.flatMap(expressionsOf);

it('S15: there are regular expressions to check, all of them literals', () => {
  expect(expressions.length).toBeGreaterThan(20);
});

it.each(expressions)(
  'S15: $file /$source/$flags takes linear time',
  ({ source, flags }) => {
    const found = checkSync(source, flags, { timeout: 20_000 });
    if (found.status !== 'safe') {
      throw new Error(`It is ${found.status}.`);
    }
    expect(['linear', 'safe']).toContain(found.complexity.type);
  },
);
