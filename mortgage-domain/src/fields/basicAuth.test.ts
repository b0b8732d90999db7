import { isBasicAuthPassword, isBasicAuthUsername } from './basicAuth';

const usernames: readonly (readonly [unknown, boolean])[] = [
  ['', true],
  ['x'.repeat(255), true],
  ['x'.repeat(256), false],
  ['a:b', false],
  [' ada ', true],
  [5, false],
];
it.each(usernames)('VAL-22: user name %j: %p', (value, valid) => {
  expect(isBasicAuthUsername(value)).toBe(valid);
});

const passwords: readonly (readonly [unknown, boolean])[] = [
  ['a:b', true],
  ['x'.repeat(255), true],
  ['x'.repeat(256), false],
  [undefined, false],
];
it.each(passwords)('VAL-23: password %j: %p', (value, valid) => {
  expect(isBasicAuthPassword(value)).toBe(valid);
});
