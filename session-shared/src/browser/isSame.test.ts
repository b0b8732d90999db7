import { isSame } from './isSame';

it.each([
  [{ a: { b: 1 }, c: 'x' }, { c: 'x', a: { b: 1 } }, true],
  [{ a: undefined }, {}, true],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
  [{}, { a: 1 }, false],
  [{ a: 1 }, {}, false],
  [{}, undefined, false],
  [null, {}, false],
  ['', undefined, false],
  ['a', 'a', true],
])('%j and %j hold the same: %p', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
});
