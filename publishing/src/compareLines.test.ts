import { compareLines } from './compareLines';

const compare = (before: string, after: string) =>
  compareLines(before === '' ? [] : before.split(' '), after === '' ? [] : after.split(' '));

it.each([
  ['a b c', 'a b c', []],
  ['a b c', 'a x c', ['- b', '+ x']],
  ['a b c d', 'a c d e', ['- b', '+ e']],
  ['a a a', 'a a', ['- a']],
  ['', 'a b', ['+ a', '+ b']],
  ['a b', '', ['- a', '- b']],
  ['a b c', 'c a b', ['+ c', '- c']],
])('from %s to %s', (before, after, lines) => {
  expect(compare(before, after)).toEqual(lines);
});
