/** What is asked in the visitor's name: the token stands in the input as `caller`. */
import type { Case } from '../host/case';

export const callerCases: readonly Case[] = [
  {
    call: 'getRegisteredLender',
    asks: 'tells a lender of itself',
    needs: ['lender'],
    ask: async ({ as, fixtures: { lender } }) => {
      const { visitor, token } = await as('lender');
      return visitor.call('getRegisteredLender', {
        body: {
          caller: token,
          lenderRef: { lenderId: lender?.lenderId },
          fields: ['quoteParticipant'],
        },
      });
    },
  },
  {
    call: 'getRegisteredLender',
    asks: 'tells a lender of no other',
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
    asks: 'asks for a sign-in where the token is none',
    error: 'LoginRequired',
    ask: ({ visitor }) =>
      visitor().call('getRegisteredLender', {
        body: { caller: 'no-token', lenderRef: { lenderId: 'no-such-lender' } },
      }),
  },
  {
    call: 'updateHDPCalcMarketing',
    asks: 'keeps the home that was looked at',
    needs: ['account'],
    ask: async ({ as, example }) => {
      const { visitor, token } = await as('account');
      return visitor.call('updateHDPCalcMarketing', {
        body: { ...(example('updateHDPCalcMarketing') as object), caller: token },
      });
    },
  },
  {
    call: 'updateHDPCalcMarketing',
    asks: 'asks for a sign-in',
    error: 'LoginRequired',
    ask: ({ visitor, example }) =>
      visitor().call('updateHDPCalcMarketing', {
        body: { ...(example('updateHDPCalcMarketing') as object), caller: 'no-token' },
      }),
  },
  {
    call: 'updateHDPCalcMarketing',
    asks: 'takes no address that runs a script',
    error: 'InvalidRequest',
    status: 400,
    ask: ({ visitor, example }) =>
      visitor().call('updateHDPCalcMarketing', {
        body: {
          ...(example('updateHDPCalcMarketing') as object),
          propertyURL: 'javascript:alert(1)',
        },
      }),
  },
];
