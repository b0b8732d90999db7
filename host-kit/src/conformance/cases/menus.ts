/** Calls of header and footer: menus, the page frame, and messaging eligibility. */
import { casesFor, foreignPage, type Case } from '../host/case';

const sections = { query: { pageframe: 'true' } };

export const menuCases: readonly Case[] = [
  ...casesFor('userNavigation', {
    'gives the links of a signed-in visitor': { as: 'account' },
    'asks for a sign-in': { error: 'LoginRequired' },
  }),
  ...casesFor('accountSections', {
    'has no sections for a signed-out visitor': {
      send: sections,
      hasNo: 'sections',
    },
    'has sections for a signed-in lender': {
      as: 'lender',
      send: sections,
      has: 'sections',
    },
  }),
  ...casesFor('pageFrame', {
    'gives the menus of a place': {
      send: { query: { topnav: '{format:json}' } },
      has: 'topnav.json',
    },
    "gives the footer's script": {
      send: { query: { footer: '{format:scriptOnly}' } },
      has: 'footer',
    },
    'refuses another format': {
      error: 'InvalidRequest',
      send: { query: { topnav: '{format:xml}' } },
    },
  }),
  ...casesFor('messagingEligibility', {
    'says whether the visitor may write messages': {
      as: 'account',
      send: ({ example }) => ({ body: example }),
    },
    'refuses another operation': {
      error: 'InvalidRequest',
      send: { body: { query: '{ __schema { types { name } } }' } },
    },
    'refuses a page of another site': {
      error: 'ForeignOrigin',
      send: ({ example }) => ({ body: example, headers: foreignPage }),
    },
  }),
];
