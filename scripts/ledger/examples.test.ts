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

it('finds an example for each export that no other program calls (OPN-92)', () => {
  const sources = filesOf('*.ts', '*.tsx', '*.mjs', '*.js')
    .filter((file) => !isTest(file))
    .map((file) => {
      const text = readText(file);
      const words = text.replace(/\/\*\*.*?\*\//gs, '').match(/\w+/g) ?? [];
      return { file, text, words: new Set(words), all: words };
    });
  const without = sources
    .filter(({ file }) => file.startsWith('mortgage-domain/src/'))
    .flatMap(({ file, text, all }) =>
      exportsOf(text)
        // Another export of the file may call it.
        .filter(({ name }) => all.indexOf(name) === all.lastIndexOf(name))
        .filter(({ docs }) => !/@example .+ \/\/ /.test(docs))
        .filter(({ name }) =>
          sources.every((one) => one.file === file || !one.words.has(name)),
        )
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
