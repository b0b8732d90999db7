import { isPassword } from './credentials';

it.each([
  [7, false],
  [8, true],
  [255, true],
  [256, false],
])('a password of %p characters is valid: %p (OPN-33)', (length, valid) => {
  expect(isPassword('x'.repeat(length))).toBe(valid);
});
