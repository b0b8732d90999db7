/** Lookups of places, NMLS IDs, email addresses, phone numbers and lenders, and the homes that a visitor viewed. */
import { casesFor, invalidRequest, type Case } from '../host/case';
import { partOf } from '../host/exchange';

const place = (call: string): readonly Case[] =>
  casesFor(call, {
    'finds a city by name and state': {
      needs: ['location'],
      send: ({ fixtures: { location = '' } }) => ({
        query: { 'locationRef.location': location },
      }),
    },
    'answers a POST like a GET, for addresses that would be too long': {
      needs: ['location'],
      send: ({ fixtures: { location } }) => ({
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body: { locationRef: { location } },
      }),
    },
    'refuses an unknown place': {
      error: 'UnknownLocation',
      send: { query: { 'locationRef.location': 'Nowhere, ZZ' } },
    },
    'refuses a call without a place': invalidRequest,
  });

const parsed = (
  field: 'emailAddress' | 'phoneNumber',
  bad: string,
): readonly Case[] => {
  const name = field.replace(/^./, (letter) => letter.toUpperCase());
  return casesFor(`parse${name}`, {
    'accepts a valid value': {
      send: ({ example, fixtures: { phoneNumber } }) => ({
        body:
          field === 'phoneNumber' && phoneNumber !== undefined
            ? { phoneNumber }
            : example,
      }),
    },
    'refuses an invalid value': {
      error: `Invalid${name}`,
      send: { body: { [field]: bad } },
    },
    'refuses a value that is not text': {
      ...invalidRequest,
      send: { body: { [field]: 7 } },
    },
  });
};

export const lookupCases: readonly Case[] = [
  ...casesFor('getZIPCodeLocation', {
    'finds a ZIP code': {
      needs: ['zipCode'],
      send: ({ fixtures: { zipCode = '' } }) => ({
        query: { 'locationRef.zipCode': zipCode },
      }),
      has: 'location.stateRegionId',
    },
  }),
  ...place('getZIPCodeLocation'),
  ...place('getRegionInformation'),
  ...casesFor('getNMLSLender', {
    'finds an NMLS ID': {
      needs: ['nmlsId'],
      send: ({ example, fixtures: { nmlsId } }) => ({
        body: { ...example, nmlsId },
      }),
      async also(found, { fixtures: { nmlsId } }) {
        const got = String(partOf(found, 'lender.nmlsId'));
        return got === nmlsId
          ? []
          : [{ what: 'lender.nmlsId', expected: nmlsId ?? '', got }];
      },
    },
    'refuses an unknown NMLS ID': {
      needs: ['unknownNmlsId'],
      error: 'UnknownNMLSId',
      send: ({ example, fixtures: { unknownNmlsId: nmlsId } }) => ({
        body: { ...example, nmlsId },
      }),
    },
    'refuses an invalid NMLS ID': {
      ...invalidRequest,
      send: { body: { nmlsId: 'twelve' } },
    },
  }),
  ...parsed('emailAddress', 'no address'),
  ...parsed('phoneNumber', '123'),
  ...casesFor('getRegisteredLender', {
    'gives a lender its own record': {
      as: 'lender',
      send: ({ token: caller, example, fixtures: { lender } }) => ({
        body: { ...example, caller, lenderRef: { lenderId: lender?.lenderId } },
      }),
    },
    'refuses another lender': {
      as: 'lender',
      error: 'UnknownLender',
      send: ({ token: caller }) => ({
        body: { caller, lenderRef: { lenderId: 'no-such-lender' } },
      }),
    },
    'asks for a sign-in when the token is invalid': {
      error: 'LoginRequired',
      send: {
        body: { caller: 'no-token', lenderRef: { lenderId: 'no-such-lender' } },
      },
    },
  }),
  ...casesFor('updateHDPCalcMarketing', {
    'stores the home that the visitor viewed': {
      as: 'account',
      send: ({ token: caller, example }) => ({ body: { ...example, caller } }),
    },
    'asks for a sign-in': {
      error: 'LoginRequired',
      send: ({ example }) => ({ body: { ...example, caller: 'no-token' } }),
    },
    'refuses an address that runs a script': {
      ...invalidRequest,
      send: ({ example }) => ({
        body: { ...example, propertyURL: 'javascript:alert(1)' },
      }),
    },
  }),
];
