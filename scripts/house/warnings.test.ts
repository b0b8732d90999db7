/** docs/troubleshooting.md quotes console messages word by word; `…` marks variable parts. */
import ts from 'typescript';
import { filesOf, isTest, readText } from './sources';

const product = filesOf('*.ts', '*.tsx').filter(
  (file) => /^(embed|session-shared|remote-kit|[\w-]+-remote)\/src\//.test(file) && !isTest(file),
);

/** Every text of a program as the console shows it. */
function textsOf(file: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map(({ text }) => text)
          .join('…'),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true));
  return texts;
}

const texts = product.flatMap(textsOf);
const problems = product.flatMap((file) =>
  [...readText(file).matchAll(/report\(\{\s*name: '(\w+)'/g)].map(([, name]) => name),
);

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A quote may fill in a variable part or keep its `…`. Texts of variable parts alone are left out. */
const patterns = texts
  .filter((text) => text.replace(/^\[[^\]]*\] /, '').replaceAll('…', '').length > 12)
  .map((text) => new RegExp(`^${text.split('…').map(escape).join('.+')}$`));

/** Whether the console can say so: with the sender's name that `warn` and `report` put before. */
const isSaid = (quoted: string): boolean =>
  [quoted, quoted.replace('[mortgage embed] ', '')].some((one) =>
    patterns.some((pattern) => pattern.test(one)),
  ) || problems.some((name) => quoted === `[mortgage session] ${name}`);

/** The second column. */
const quotes = readText('docs/troubleshooting.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => [...(line.split(' | ')[1] ?? '').matchAll(/`([^`]+)`/g)])
  .map(([, quoted = '']) => quoted);

it('quotes warnings', () => {
  expect(quotes.length).toBeGreaterThan(12);
});

it.each(quotes)('%s', (quoted) => {
  expect(isSaid(quoted)).toBe(true);
});

it('knows a text that nothing says', () => {
  expect(isSaid('[mortgage embed] the page host has gone on holiday.')).toBe(false);
  expect(isSaid('[mortgage session] NoSuchProblem')).toBe(false);
});
