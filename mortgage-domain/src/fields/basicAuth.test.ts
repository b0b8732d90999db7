import { isBasicAuthPassword, isBasicAuthUsername } from './basicAuth';

it.each<[unknown, boolean, boolean]>([
  ['', true, true],
  ['x'.repeat(255), true, true],
  ['x'.repeat(256), false, false],
  ['a:b', false, true],
  [' ada ', true, true],
  [5, false, false],
  [undefined, false, false],
])(
  'VAL-22 VAL-23: %j is a user name: %p, a password: %p',
  (value, isName, isPassword) => {
    expect([isBasicAuthUsername(value), isBasicAuthPassword(value)]).toEqual([
      isName,
      isPassword,
    ]);
  },
);
