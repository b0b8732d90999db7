/** Calls in the visitor's name: the input has the token as `caller`. */
import type { Case } from '../host/case';

export const callerCases: readonly Case[] = [
  {
    call: 'getRegisteredLender',
    asks: 'gives a lender its own record',
    needs: ['lender'],
    ask: async ({ as, example, fixtures: { lender } }) => {
      const { visitor, token } = await as('lender');
      return visitor.call('getRegisteredLender', {
        body: {
          ...example('getRegisteredLender'),
          caller: token,
          lenderRef: { lenderId: lender?.lenderId },
        },
      });
    },
  },
  {
    call: 'getRegisteredLender',
    asks: 'refuses another lender',
    needs: ['lender'],
    error: 'UnknownLender',
    ask: async ({ as }) => {
      const { visitor, token } = await as('lender');
      return visitor.call('getRegisteredLender', {
        body: { caller: token, lenderRef: { lenderId: 'no-such-lender' } },
      });
    },
  },
  {
    call: 'getRegisteredLender',
    asks: 'asks for a sign-in when the token is invalid',
    error: 'LoginRequired',
    ask: ({ visitor }) =>
      visitor().call('getRegisteredLender', {
        body: { caller: 'no-token', lenderRef: { lenderId: 'no-such-lender' } },
      }),
  },
  {
    call: 'updateHDPCalcMarketing',
    asks: 'stores the home that the visitor viewed',
    needs: ['account'],
    ask: async ({ as, example }) => {
      const { visitor, token } = await as('account');
      return visitor.call('updateHDPCalcMarketing', {
        body: { ...example('updateHDPCalcMarketing'), caller: token },
      });
    },
  },
  {
    call: 'updateHDPCalcMarketing',
    asks: 'asks for a sign-in',
    error: 'LoginRequired',
    ask: ({ visitor, example }) =>
      visitor().call('updateHDPCalcMarketing', {
        body: { ...example('updateHDPCalcMarketing'), caller: 'no-token' },
      }),
  },
  {
    call: 'updateHDPCalcMarketing',
    asks: 'refuses an address that runs a script',
    error: 'InvalidRequest',
    status: 400,
    ask: ({ visitor, example }) =>
      visitor().call('updateHDPCalcMarketing', {
        body: {
          ...example('updateHDPCalcMarketing'),
          propertyURL: 'javascript:alert(1)',
        },
      }),
  },
];
