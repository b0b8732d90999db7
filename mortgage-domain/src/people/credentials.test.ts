import { credentialMessages, isPassword } from './credentials';

it.each([
  [7, false],
  [8, true],
  [255, true],
  [256, false],
])('OPN-33: a password of %p characters: %p', (length, valid) => {
  expect(isPassword('x'.repeat(length))).toBe(valid);
});

it('OPN-33: what the fields and the form say', () => {
  expect(credentialMessages).toEqual({
    email: 'Please enter a valid email address.',
    password: 'Please enter a password of 8 to 255 characters.',
    badCredentials: 'The email or password is not right. Please try again.',
    tooManyAttempts: 'There were too many attempts. Please try again later.',
    registrationFailed: 'This email address cannot be registered.',
  });
});
