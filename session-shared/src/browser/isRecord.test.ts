import { isRecord } from './isRecord';

it.each([
  [{}, true],
  [[], true],
  [null, false],
  [undefined, false],
  ['text', false],
  [() => undefined, false],
])('%p is a record: %p', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
