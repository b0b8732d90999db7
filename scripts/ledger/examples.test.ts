/** Every example of mortgage-domain's docstrings, run: the library table shows them to other teams. */
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { readExamples } from './library';
import { readRepository } from './repository';

const root = path.resolve(__dirname, '../..');
const { modules } = readRepository(root);
const examples = [...modules]
  .filter(([file]) => file.startsWith('mortgage-domain/'))
  .flatMap(([file, { declarations }]) =>
    [...declarations.values()]
      .flatMap(({ docstring }) => readExamples(docstring))
      .map(({ expression, value }) => [file, expression, value] as const),
  );

it('there are examples', () => {
  expect(examples.length).toBeGreaterThan(40);
});

it.each(examples)('%s: %s is %s', (file, expression, value) => {
  const names: object = jest.requireActual(path.join(root, file));
  expect(runInNewContext(expression, { ...names })).toEqual(runInNewContext(value));
});
