import * as v from 'valibot';
import { listOf } from './readAnswer';

it('keeps the valid items of a list and refuses a value that is not a list (ENT-12 ENT-13 ENT-18)', () => {
  const schema = listOf(v.pipe(v.string(), v.transform(Number)));
  expect(v.parse(schema, ['1', 2, null, '3'])).toEqual([1, 3]);
  expect(v.parse(schema, [])).toEqual([]);
  for (const none of [{}, '1', null]) {
    expect(() => v.parse(schema, none)).toThrow();
  }
});
