/** Sign-out: both services first, then the link that ends the cookie; and the pages for browsers without the dialog. */
import type { Case } from '../host/case';
import { partOf } from '../host/exchange';

const leavingOf = (service: 'Mortgage' | 'HomeLoans'): readonly Case[] => {
  const [csrf, signOut] = [`csrfOf${service}`, `signOutOf${service}`];
  return [
    {
      call: csrf,
      asks: 'gives a text for the sign-out',
      needs: ['account'],
      ask: async ({ as }) => (await as('account')).visitor.call(csrf),
    },
    {
      call: signOut,
      asks: 'accepts that text',
      needs: ['account'],
      ask: async ({ signIn }) => {
        const { visitor } = await signIn('account');
        const text = await visitor.call(csrf);
        const body = text.kind === 'answered' ? text.text : '';
        return visitor.call(signOut, { body, query: { callbackUrl: '/' } });
      },
    },
    {
      call: signOut,
      asks: 'refuses any other text',
      needs: ['account'],
      error: 'InvalidCsrfToken',
      ask: async ({ as }) =>
        (await as('account')).visitor.call(signOut, {
          body: 'another-text',
          query: { callbackUrl: '/' },
        }),
    },
    {
      call: signOut,
      asks: 'refuses a callback to another host',
      needs: ['account'],
      error: 'InvalidRequest',
      ask: async ({ as }) =>
        (await as('account')).visitor.call(signOut, {
          body: 'another-text',
          query: { callbackUrl: 'https://elsewhere.example/' },
        }),
    },
  ];
};

const refusalOf = (call: string): Case => ({
  call,
  asks: 'refuses a page of another site',
  error: 'ForeignOrigin',
  ask: ({ visitor }) =>
    visitor().call(call, {
      body: 'x',
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    }),
});

export const signOutCases: readonly Case[] = [
  ...leavingOf('Mortgage'),
  ...leavingOf('HomeLoans'),
  ...['signOutOfMortgage', 'signOutOfHomeLoans'].map(refusalOf),
  ...['signInPage', 'registrationPage'].map((page): Case => ({
    call: page,
    asks: 'exists, and refuses frames of other sites',
    ask: ({ visitor }) => visitor().follow(page),
  })),
  {
    call: 'signOutPage',
    asks: 'ends the session when a page of the host leads there',
    needs: ['account'],
    ask: async ({ signIn }) => (await signIn('account')).visitor.follow('signOutPage'),
  },
  {
    call: 'whoAmIByCookie',
    asks: 'has no user after the sign-out',
    needs: ['account'],
    ask: async ({ signIn }) => {
      const { visitor } = await signIn('account');
      await visitor.follow('signOutPage');
      return visitor.call('whoAmIByCookie');
    },
    also: async (found) =>
      partOf(found, 'user') === undefined ? [] : [{ what: 'user', expected: 'none', got: 'one' }],
  },
  {
    call: 'whoAmIByCookie',
    asks: 'keeps the session when another site leads to the sign-out',
    needs: ['account'],
    ask: async ({ signIn }) => {
      const { visitor } = await signIn('account');
      await visitor.follow('signOutPage', 'cross-site');
      return visitor.call('whoAmIByCookie');
    },
    also: async (found) =>
      partOf(found, 'user') === undefined ? [{ what: 'user', expected: 'one', got: 'none' }] : [],
  },
];
