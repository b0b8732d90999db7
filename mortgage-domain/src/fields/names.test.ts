import fc from 'fast-check';
import { isFirstAndLastName, isName, splitName } from './names';
import { capitalize, hasText, toPathSegment } from './text';

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

it('FRM-12: text is more than blanks', () => {
  expect(['x', ' x '].every(hasText)).toBe(true);
  expect(['', ' \n', 5, null].some(hasText)).toBe(false);
});

it('REG-4: words are capitalised by their first character', () => {
  expect(['los', '𐐨x', 'Los', ''].map(capitalize)).toEqual(['Los', '𐐀x', 'Los', '']);
});

it('LNK-5: a segment of a path is one segment, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const segment = toPathSegment(text);
      if (segment !== undefined)
        expect(new URL(`/a/${segment}/b`, 'https://own.example').pathname.split('/')).toHaveLength(
          4,
        );
    }),
  );
});
