import fc from 'fast-check';
import { isFirstAndLastName, isName, splitName } from './names';

it.each([
  [0, false],
  [1, true],
  [100, true],
  [101, false],
])('VAL-6: a name of %p characters: %p, counted after trimming', (length, valid) => {
  expect(isName(`  ${'x'.repeat(length)}\t`)).toBe(valid);
  expect(isName('😀'.repeat(length))).toBe(valid);
});

it.each([
  ['Ada Lane', true],
  [' Ada  Lane ', true],
  ['Ada', false],
  ['Ada ', false],
  [`Ada ${'x'.repeat(96)}`, true],
  [`Ada ${'x'.repeat(97)}`, false],
  [undefined, false],
  [5, false],
])('VAL-7: first and last name %j: %p', (value, valid) => {
  expect(isFirstAndLastName(value)).toBe(valid);
});

it.each([
  ['Ada Lane', 'Ada', 'Lane'],
  [' Ada  Maria  de Lane ', 'Ada', 'Maria de Lane'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('ENT-24: %j splits into %j and %j (OPN-64)', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

it('VAL-7: a valid name splits into two parts that join to a valid name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (first, last) => {
      const name = `${first} ${last}`;
      fc.pre(isFirstAndLastName(name));
      const parts = splitName(name);
      expect(isFirstAndLastName(`${parts.firstName} ${parts.lastName}`)).toBe(true);
    }),
  );
});
