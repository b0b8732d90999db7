import { isBasicAuthPassword, isBasicAuthUsername } from './basicAuth';

it.each([['', true], ['x'.repeat(255), true], ['x'.repeat(256), false], ['a:b', false], [' ada ', true], [5, false]])('VAL-22: user name %j: %p', (value, valid) => {
  expect(isBasicAuthUsername(value)).toBe(valid);
});

it.each([['a:b', true], ['x'.repeat(255), true], ['x'.repeat(256), false], [undefined, false]])('VAL-23: password %j: %p', (value, valid) => {
  expect(isBasicAuthPassword(value)).toBe(valid);
});
