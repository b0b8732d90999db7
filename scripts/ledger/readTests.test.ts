import { readTests } from './readTests';

const namesIn = (source: string) =>
  readTests('a.test.ts', source).map(({ name }) => name);

it.each([
  [`it('NAV-1: x', f)`, ['NAV-1: x']],
  [`test("VAL-2 it's", f)`, [`VAL-2 it's`]],
  ['test(`CAL-3 ${name} x`, f)', ['`CAL-3 ${name} x`']],
  [`it('A-1 ' + b, f)`, ['A-1']],
  [`it.each([['a', (b)], [c(d(e))]])('REG-3: %s', f)`, ['REG-3: %s']],
  ['it.each`a | b`("REG-4 $a", f)', ['REG-4 $a']],
  [
    `describe('ENT-1', () => { it('one', f); it('two', f); })`,
    ['ENT-1 one', 'ENT-1 two'],
  ],
  [`test.describe('ENT-2', () => { test('one', f); })`, ['ENT-2 one']],
  [`for (const a of b) { if (c) test('LAP-1 ' + a, f); }`, ['LAP-1']],
  [`const text = 'HDR-9'; other('HDR-8'); it(name, f)`, []],
])('finds the tests of %s', (source, names) => {
  expect(namesIn(source)).toEqual(names);
});

it.each(['it.skip', 'test.fixme', 'it.todo', 'describe.skip', 'it.failing'])(
  'ignores the tests inside %s',
  (word) => {
    expect(namesIn(`${word}('NAV-1', () => { it('NAV-2', f); })`)).toEqual([]);
  },
);

it.each([
  [`test('a', f)`, true],
  [`test('a', { annotation: x }, f)`, true],
  [`test('a', { tag: '@all' }, f)`, false],
  [`test('a', { ...row('b'), tag: ['@all'] }, f)`, false],
  [`test.describe('g', { tag: '@all' }, () => { test('a', f); })`, false],
])('decides whether npm test runs %s', (source, isDaily) => {
  expect(readTests('a.spec.ts', source).map((test) => test.isDaily)).toEqual([
    isDaily,
  ]);
});
