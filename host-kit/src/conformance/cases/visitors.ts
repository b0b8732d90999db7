/** The visitor's identity: sign-in, registration, cookie, token, and sign-out. */
import {
  casesFor,
  foreignPage,
  refusesForeignPage,
  type Case,
} from '../host/case';
import type { Scene } from '../host/scene';

const signsOut =
  (headers?: Readonly<Record<string, string>>) => async (scene: Scene) => {
    const { visitor } = await scene.signIn('account');
    await visitor.follow('signOutPage', headers);
    return visitor.call('whoAmIByCookie');
  };

const signsOutOf = (service: 'Mortgage' | 'HomeLoans'): readonly Case[] => {
  const [csrf, signOut] = [`csrfOf${service}`, `signOutOf${service}`];
  const query = { callbackUrl: '/' };
  return [
    ...casesFor(csrf, { 'gives a text for the sign-out': { as: 'account' } }),
    ...casesFor(signOut, {
      'accepts that text': {
        needs: ['account'],
        async ask({ signIn }) {
          const { visitor } = await signIn('account');
          const text = await visitor.call(csrf);
          const body = text.kind === 'answered' ? text.text : '';
          return visitor.call(signOut, { body, query });
        },
      },
      'refuses any other text': {
        as: 'account',
        error: 'InvalidCsrfToken',
        send: { body: 'another-text', query },
      },
      'refuses a callback to another host': {
        as: 'account',
        error: 'InvalidRequest',
        send: {
          body: 'another-text',
          query: { callbackUrl: 'https://elsewhere.example/' },
        },
      },
      ...refusesForeignPage,
    }),
  ];
};

export const visitorCases: readonly Case[] = [
  ...casesFor('signIn', {
    'signs in, with a cookie that scripts cannot read': {
      needs: ['account'],
      ask: async ({ signIn }) => (await signIn('account')).answer,
    },
    'refuses a wrong password': {
      needs: ['account'],
      error: 'badCredentials',
      send: ({ fixtures: { account } }) => ({
        body: { ...account, password: 'not-the-password-1' },
      }),
    },
    ...refusesForeignPage,
    'refuses a body that is not JSON': {
      error: 'InvalidRequest',
      send: { body: '{"email":' },
    },
  }),
  ...casesFor('register', {
    'creates an account and signs in': {
      needs: ['newAccount'],
      send: ({ fresh, fixtures }) => ({
        body: { ...fresh(fixtures.newAccount), professional: true },
      }),
    },
    'names the invalid field': {
      error: 'InvalidRequest',
      send: { body: { email: 'no address', password: 'long-enough-1' } },
      has: 'validationErrors',
    },
    'refuses an address that has an account': {
      needs: ['account'],
      error: 'registrationFailed',
      send: ({ fixtures: { account } }) => ({
        body: { email: account?.email, password: 'long-enough-1' },
      }),
    },
    ...refusesForeignPage,
  }),
  ...casesFor('whoAmIByCookie', {
    'has no user for a signed-out visitor': { hasNo: 'user' },
    'names the signed-in user': { as: 'account', has: 'user.id' },
    'refuses a page of another site': {
      error: 'ForeignOrigin',
      send: { headers: foreignPage },
    },
    'has no user after the sign-out': {
      needs: ['account'],
      ask: signsOut(),
      hasNo: 'user',
    },
    'keeps the session when another site leads to the sign-out': {
      needs: ['account'],
      ask: signsOut({ 'sec-fetch-site': 'cross-site' }),
      has: 'user',
    },
    'keeps the session when the browser loads the sign-out page ahead of time':
      {
        needs: ['account'],
        ask: signsOut({ 'sec-purpose': 'prefetch;prerender' }),
        has: 'user',
      },
  }),
  ...casesFor('getAuthInfo', {
    'names the signed-in user': { as: 'account' },
    'refuses a signed-out visitor': { error: 'Login required' },
  }),
  ...casesFor('whoAmI', {
    'accepts a token': {
      as: 'account',
      send: ({ token }) => ({ body: { caller: token } }),
      has: 'user.id',
    },
    'refuses an invalid token': {
      error: 'Invalid token',
      send: { body: { caller: 'no-token' } },
    },
    'asks for a sign-in without a caller': {
      error: 'LoginRequired',
      send: { body: {} },
    },
  }),
  ...['signInPage', 'registrationPage'].flatMap((page) =>
    casesFor(page, {
      'exists, and refuses frames of other sites': {
        ask: ({ visitor }) => visitor().follow(page),
      },
    }),
  ),
  ...casesFor('signOutPage', {
    'ends the session when a page of the host leads there': {
      needs: ['account'],
      ask: async ({ signIn }) =>
        (await signIn('account')).visitor.follow('signOutPage'),
    },
  }),
  ...signsOutOf('Mortgage'),
  ...signsOutOf('HomeLoans'),
];
