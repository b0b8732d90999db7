/** The visitor's identity: by cookie, by token, by sign-in and registration. */
import type { Case } from '../host/case';
import { partOf, type Exchange } from '../host/exchange';
import type { Deviation } from '../host/judge';

const has =
  (path: string) =>
  async (found: Exchange): Promise<readonly Deviation[]> =>
    partOf(found, path) === undefined ? [{ what: path, expected: 'one', got: 'none' }] : [];
const hasNo =
  (path: string) =>
  async (found: Exchange): Promise<readonly Deviation[]> =>
    partOf(found, path) === undefined ? [] : [{ what: path, expected: 'none', got: 'one' }];
const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };

const bySignIn: readonly Case[] = [
  {
    call: 'signIn',
    asks: 'signs in, with a cookie that scripts cannot read',
    needs: ['account'],
    ask: async ({ signIn }) => (await signIn('account')).answer,
  },
  {
    call: 'signIn',
    asks: 'refuses a wrong password',
    needs: ['account'],
    error: 'badCredentials',
    ask: ({ visitor, fixtures: { account } }) =>
      visitor().call('signIn', { body: { ...account, password: 'not-the-password-1' } }),
  },
  {
    call: 'signIn',
    asks: 'refuses a page of another site',
    error: 'ForeignOrigin',
    ask: ({ visitor, fixtures: { account } }) =>
      visitor().call('signIn', { body: account ?? {}, headers: elsewhere }),
  },
  {
    call: 'signIn',
    asks: 'refuses a body that is not JSON',
    error: 'InvalidRequest',
    ask: ({ visitor }) => visitor().call('signIn', { body: '{"email":' }),
  },
  {
    call: 'register',
    asks: 'creates an account and signs in',
    needs: ['newAccount'],
    ask: ({ visitor, fresh, fixtures }) =>
      visitor().call('register', { body: { ...fresh(fixtures.newAccount), professional: true } }),
  },
  {
    call: 'register',
    asks: 'names the invalid field',
    error: 'InvalidRequest',
    ask: ({ visitor }) =>
      visitor().call('register', { body: { email: 'no address', password: 'long-enough-1' } }),
    also: has('validationErrors'),
  },
  {
    call: 'register',
    asks: 'refuses an address that has an account',
    needs: ['account'],
    error: 'registrationFailed',
    ask: ({ visitor, fixtures: { account } }) =>
      visitor().call('register', { body: { email: account?.email, password: 'long-enough-1' } }),
  },
  {
    call: 'register',
    asks: 'refuses a page of another site',
    error: 'ForeignOrigin',
    ask: ({ visitor }) => visitor().call('register', { body: {}, headers: elsewhere }),
  },
];

const byCookie: readonly Case[] = [
  {
    call: 'whoAmIByCookie',
    asks: 'has no user for a signed-out visitor',
    ask: ({ visitor }) => visitor().call('whoAmIByCookie'),
    also: hasNo('user'),
  },
  {
    call: 'whoAmIByCookie',
    asks: 'names the signed-in user',
    needs: ['account'],
    ask: async ({ as }) => (await as('account')).visitor.call('whoAmIByCookie'),
    also: has('user.id'),
  },
  {
    call: 'whoAmIByCookie',
    asks: 'refuses a page of another site',
    error: 'ForeignOrigin',
    ask: ({ visitor }) => visitor().call('whoAmIByCookie', { headers: elsewhere }),
  },
  {
    call: 'getAuthInfo',
    asks: 'names the signed-in user',
    needs: ['account'],
    ask: async ({ as }) => (await as('account')).visitor.call('getAuthInfo'),
  },
  {
    call: 'getAuthInfo',
    asks: 'refuses a signed-out visitor',
    error: 'Login required',
    ask: ({ visitor }) => visitor().call('getAuthInfo'),
  },
];

const byToken: readonly Case[] = [
  {
    call: 'whoAmI',
    asks: 'accepts a token',
    needs: ['account'],
    ask: async ({ as }) => {
      const { visitor, token } = await as('account');
      return visitor.call('whoAmI', { body: { caller: token } });
    },
    also: has('user.id'),
  },
  {
    call: 'whoAmI',
    asks: 'refuses an invalid token',
    error: 'Invalid token',
    ask: ({ visitor }) => visitor().call('whoAmI', { body: { caller: 'no-token' } }),
  },
  {
    call: 'whoAmI',
    asks: 'asks for a sign-in without a caller',
    error: 'LoginRequired',
    ask: ({ visitor }) => visitor().call('whoAmI', { body: {} }),
  },
];

export const visitorCases: readonly Case[] = [...bySignIn, ...byCookie, ...byToken];
