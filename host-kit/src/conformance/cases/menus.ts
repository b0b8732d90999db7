/** Calls of header and footer: menus, the page frame, and messaging eligibility. */
import type { Case } from '../host/case';
import { partOf } from '../host/exchange';
import type { Deviation } from '../host/judge';

const missing = (what: string): readonly Deviation[] => [{ what, expected: 'one', got: 'none' }];

export const menuCases: readonly Case[] = [
  {
    call: 'userNavigation',
    asks: 'gives the links of a signed-in visitor',
    needs: ['account'],
    ask: async ({ as }) => (await as('account')).visitor.call('userNavigation'),
  },
  {
    call: 'userNavigation',
    asks: 'asks for a sign-in',
    error: 'LoginRequired',
    ask: ({ visitor }) => visitor().call('userNavigation'),
  },
  {
    call: 'accountSections',
    asks: 'has no sections for a signed-out visitor',
    ask: ({ visitor }) => visitor().call('accountSections', { query: { pageframe: 'true' } }),
    also: async (found) =>
      partOf(found, 'sections') === undefined
        ? []
        : [{ what: 'sections', expected: 'none', got: 'some' }],
  },
  {
    call: 'accountSections',
    asks: 'has sections for a signed-in lender',
    needs: ['lender'],
    ask: async ({ as }) =>
      (await as('lender')).visitor.call('accountSections', { query: { pageframe: 'true' } }),
    also: async (found) => (partOf(found, 'sections') ? [] : missing('sections')),
  },
  {
    call: 'pageFrame',
    asks: 'gives the menus of a place',
    ask: ({ visitor }) => visitor().call('pageFrame', { query: { topnav: '{format:json}' } }),
    also: async (found) => (partOf(found, 'topnav.json') ? [] : missing('topnav')),
  },
  {
    call: 'pageFrame',
    asks: "gives the footer's script",
    ask: ({ visitor }) => visitor().call('pageFrame', { query: { footer: '{format:scriptOnly}' } }),
    also: async (found) => (partOf(found, 'footer') ? [] : missing('footer')),
  },
  {
    call: 'pageFrame',
    asks: 'refuses another format',
    error: 'InvalidRequest',
    ask: ({ visitor }) => visitor().call('pageFrame', { query: { topnav: '{format:xml}' } }),
  },
  {
    call: 'messagingEligibility',
    asks: 'says whether the visitor may write messages',
    needs: ['account'],
    ask: async ({ as, example }) =>
      (await as('account')).visitor.call('messagingEligibility', {
        body: example('messagingEligibility'),
      }),
  },
  {
    call: 'messagingEligibility',
    asks: 'refuses another operation',
    error: 'InvalidRequest',
    ask: ({ visitor }) =>
      visitor().call('messagingEligibility', {
        body: { query: '{ __schema { types { name } } }' },
      }),
  },
  {
    call: 'messagingEligibility',
    asks: 'refuses a page of another site',
    error: 'ForeignOrigin',
    ask: ({ visitor, example }) =>
      visitor().call('messagingEligibility', {
        body: example('messagingEligibility'),
        headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      }),
  },
];
