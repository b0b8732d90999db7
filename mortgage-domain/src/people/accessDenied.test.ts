import { accessDeniedTitle, accessDeniedWords } from './accessDenied';

it('ACC-1 ACC-2: is titled Access Denied and offers to sign in, or to do so as somebody else', () => {
  expect(accessDeniedTitle).toBe('Access Denied');
  expect(accessDeniedWords(false)).toEqual({
    text: 'Please sign in with an account that may see this page.',
    signIn: 'Sign in',
  });
  expect(accessDeniedWords(true)).toEqual({
    text: expect.stringContaining('does not have the permission') as string,
    signIn: 'Sign in with another account',
  });
});
