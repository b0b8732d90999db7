import fc from 'fast-check';
import { isFirstAndLastName, isName, splitName } from './names';
import { anyText, forAll } from '../../test/anyText';

it.each([
  [0, false],
  [1, true],
  [100, true],
  [101, false],
])(
  'VAL-6: a name of %p characters: %p, counted after trimming',
  (length, valid) => {
    expect(isName(`  ${'x'.repeat(length)}\t`)).toBe(valid);
    expect(isName('😀'.repeat(length))).toBe(valid);
  },
);

it.each([
  'Ada',
  'ada',
  'Zoë',
  '李',
  'Ω',
  '😀',
  'A\u200Bda',
  "O'Hara",
  'X2',
  '-',
  'Ada\tLane',
])('OPN-116: %j is a name: it has a visible character', (name) => {
  expect(isName(name)).toBe(true);
});

it.each([
  ['blanks', ' \u00A0\u3000'],
  ['zero width', '\u200B'],
  ['joiners and marks of direction', '\u200D\u2060\u200E\u202E\u2066'],
  ['a byte order mark and a soft hyphen', '\uFEFF\u00AD'],
  ['letters that are drawn as nothing', '\u115F\u1160\u3164\uFFA0'],
  ['variation selectors', '\uFE0F\u{E0100}'],
  ['tags', '\u{E0041}'],
  ['the blank of Braille', '\u2800'],
  ['U+0000', 'Ada\0'],
  ['a control character', 'Ada\u0007'],
  ['an escape', 'Ada\u009B'],
  ['half a character', 'Ada\uD83D'],
])('OPN-116 EXT-7: a name is refused that has %s', (_what, name) => {
  expect(isName(name)).toBe(false);
  expect(isName(` ${name} `)).toBe(false);
});

it.each([
  ['Ada Lane', true],
  [' Ada  Lane ', true],
  ['Ada', false],
  ['Ada ', false],
  ['Ada \u200B', false],
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
  forAll(anyText(), anyText(), (first, last) => {
    const name = `${first} ${last}`;
    fc.pre(isFirstAndLastName(name));
    const parts = splitName(name);
    expect(isFirstAndLastName(`${parts.firstName} ${parts.lastName}`)).toBe(
      true,
    );
  });
});
