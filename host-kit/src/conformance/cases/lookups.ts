/** What is looked up: places, NMLS IDs, email addresses and phone numbers. */
import type { Case } from '../host/case';
import { partOf } from '../host/exchange';

const place = (call: string): readonly Case[] => [
  {
    call,
    asks: 'knows a city by its name and state',
    needs: ['location'],
    ask: ({ visitor, fixtures: { location = '' } }) =>
      visitor().call(call, { query: { 'locationRef.location': location } }),
  },
  {
    call,
    asks: 'answers a POST as it answers a GET, for addresses that would be too long',
    needs: ['location'],
    ask: ({ visitor, fixtures: { location } }) =>
      visitor().call(call, {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body: { locationRef: { location } },
      }),
  },
  {
    call,
    asks: 'says that it does not know a place',
    error: 'UnknownLocation',
    ask: ({ visitor }) =>
      visitor().call(call, { query: { 'locationRef.location': 'Nowhere, ZZ' } }),
  },
  {
    call,
    asks: 'refuses a call that names no place',
    error: 'InvalidRequest',
    status: 400,
    ask: ({ visitor }) => visitor().call(call),
  },
];

const checked = (
  call: string,
  field: string,
  { good, bad, error }: { readonly good: string; readonly bad: string; readonly error: string },
): readonly Case[] => [
  {
    call,
    asks: 'takes what is right',
    ask: ({ visitor, fixtures: { phoneNumber } }) =>
      visitor().call(call, {
        body: { [field]: field === 'phoneNumber' ? (phoneNumber ?? good) : good },
      }),
  },
  {
    call,
    asks: 'says that it is none',
    error,
    ask: ({ visitor }) => visitor().call(call, { body: { [field]: bad } }),
  },
  {
    call,
    asks: 'refuses what is no text',
    error: 'InvalidRequest',
    status: 400,
    ask: ({ visitor }) => visitor().call(call, { body: { [field]: 7 } }),
  },
];

const nmlsFields = ['individualNameOptions', 'companyNameOptions', 'nmlsId', 'nmlsType'];

export const lookupCases: readonly Case[] = [
  {
    call: 'getZIPCodeLocation',
    asks: 'knows where a ZIP code is',
    needs: ['zipCode'],
    ask: ({ visitor, fixtures: { zipCode = '' } }) =>
      visitor().call('getZIPCodeLocation', { query: { 'locationRef.zipCode': zipCode } }),
    also: async (found) =>
      partOf(found, 'location.stateRegionId') === undefined
        ? [{ what: 'location.stateRegionId', expected: 'one', got: 'none' }]
        : [],
  },
  ...place('getZIPCodeLocation'),
  ...place('getRegionInformation'),
  {
    call: 'getNMLSLender',
    asks: 'knows an NMLS ID',
    needs: ['nmlsId'],
    ask: ({ visitor, fixtures: { nmlsId } }) =>
      visitor().call('getNMLSLender', { body: { nmlsId, fields: nmlsFields } }),
    also: async (found, { fixtures: { nmlsId } }) => {
      const got = String(partOf(found, 'lender.nmlsId'));
      return got === nmlsId ? [] : [{ what: 'lender.nmlsId', expected: nmlsId ?? '', got }];
    },
  },
  {
    call: 'getNMLSLender',
    asks: 'says that it does not know an NMLS ID',
    needs: ['unknownNmlsId'],
    error: 'UnknownNMLSId',
    ask: ({ visitor, fixtures: { unknownNmlsId } }) =>
      visitor().call('getNMLSLender', { body: { nmlsId: unknownNmlsId, fields: nmlsFields } }),
  },
  {
    call: 'getNMLSLender',
    asks: 'refuses what cannot be an NMLS ID',
    error: 'InvalidRequest',
    status: 400,
    ask: ({ visitor }) => visitor().call('getNMLSLender', { body: { nmlsId: 'twelve' } }),
  },
  ...checked('parseEmailAddress', 'emailAddress', {
    good: 'ada@lender.example.com',
    bad: 'no address',
    error: 'InvalidEmailAddress',
  }),
  ...checked('parsePhoneNumber', 'phoneNumber', {
    good: '(415) 555-2671',
    bad: '123',
    error: 'InvalidPhoneNumber',
  }),
];
