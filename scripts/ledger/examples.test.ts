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

it.each(examples)('%s: %s is %s', (file, expression, value) => {
  const names: object = jest.requireActual(path.join(root, file));
  expect(runInNewContext(expression, { ...names })).toEqual(
    runInNewContext(value),
  );
});
