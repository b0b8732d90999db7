import path from 'node:path';
import ts from 'typescript';
import { filesOf, readText, root } from './sources';

/** The blocks of a document that use the API. */
const readExamples = (file: string): readonly string[] =>
  [...readText(file).matchAll(/```js\n(.*?)```/gs)]
    .map(([, text = '']) => text)
    .filter((text) => text.includes('mortgageEmbed.'));

const examples = filesOf('docs/*.md').flatMap(readExamples);

/** A page's script: the API and the DOM, nothing else. */
const pageScript = [
  "import type { MortgageEmbed } from './embed/src/contract/contract';",
  'declare const mortgageEmbed: MortgageEmbed;',
  ...examples.map((text, index) => `export async function example${index}() {\n${text}}`),
].join('\n');

function check(script: string): readonly string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowJs: true,
    skipLibCheck: true,
  };
  const file = path.join(root, 'page.ts');
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, script, version) : readSource(name, version);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

it('the examples of the guides are right by the types of the API', () => {
  expect(examples.length).toBeGreaterThan(2);
  expect(check(pageScript)).toEqual([]);
});

it('a wrong one is found', () => {
  const wrong =
    "mortgageEmbed.update('access-denied-remote', { authorizer: (user) => user.id > 5 });";
  expect(check(`${pageScript}\n${wrong}`)).not.toEqual([]);
});
