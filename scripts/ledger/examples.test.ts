/** Runs every example in mortgage-domain's docstrings: `@example isZipCode('90210') // true`. */
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { filesOf, isTest, readText, root } from '../house/sources';

const examples = filesOf('mortgage-domain/src/*.ts')
  .filter((file) => !isTest(file))
  .flatMap((file) =>
    [
      ...readText(file).matchAll(/@example\s+(.+?) \/\/ (.+?)(?:\s*\*\/)?$/gm),
    ].map(
      ([, expression = '', value = '']) => [file, expression, value] as const,
    ),
  );

it('finds examples', () => {
  expect(examples.length).toBeGreaterThan(40);
});

/** The exported functions and constants of a file, each with its docstring. */
const exportsOf = (text: string) =>
  [
    ...text.matchAll(
      /(\/\*\*(?:(?!\*\/)[^])*\*\/\n)?^export (?:async )?(?:const|function\*?) (\w+)/gm,
    ),
  ].map(([, docs = '', name = '']) => ({ name, docs }));

it('finds an example for each export that no program calls (OPN-92)', () => {
  const sources = filesOf('*.ts', '*.tsx', '*.mjs', '*.js')
    .filter((file) => !isTest(file))
    .map((file) => {
      const text = readText(file);
      const code = text.replace(/\/\*\*.*?\*\//gs, '');
      return { file, text, words: Array.from(code.matchAll(/\w+/g), String) };
    });
  const uses = new Map<string, number>();
  for (const word of sources.flatMap(({ words }) => words)) {
    uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const without = sources
    .filter(({ file }) => file.startsWith('mortgage-domain/src/'))
    .flatMap(({ file, text }) =>
      exportsOf(text)
        .filter(({ name }) => uses.get(name) === 1)
        .filter(({ docs }) => !/@example .+ \/\/ /.test(docs))
        .map(({ name }) => `${file}: ${name}`),
    );
  expect(without).toEqual([]);
});

it.each(examples)('%s: %s is %s', (file, expression, value) => {
  const names: object = jest.requireActual(path.join(root, file));
  expect(runInNewContext(expression, { ...names })).toEqual(
    runInNewContext(value),
  );
});
