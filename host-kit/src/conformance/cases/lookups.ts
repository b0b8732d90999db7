/** Lookups of places, NMLS IDs, email addresses and phone numbers. */
import type { Case } from '../host/case';
import { partOf } from '../host/exchange';

const place = (call: string): readonly Case[] => [
  {
    call,
    asks: 'finds a city by name and state',
    needs: ['location'],
    ask: ({ visitor, fixtures: { location = '' } }) =>
      visitor().call(call, { query: { 'locationRef.location': location } }),
  },
  {
    call,
    asks: 'answers a POST like a GET, for addresses that would be too long',
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
    asks: 'refuses an unknown place',
    error: 'UnknownLocation',
    ask: ({ visitor }) =>
      visitor().call(call, { query: { 'locationRef.location': 'Nowhere, ZZ' } }),
  },
  {
    call,
    asks: 'refuses a call without a place',
    error: 'InvalidRequest',
    status: 400,
    ask: ({ visitor }) => visitor().call(call),
  },
];

const checked = (
  call: string,
  field: string,
  { bad, error }: { readonly bad: string; readonly error: string },
): readonly Case[] => [
  {
    call,
    asks: 'accepts a valid value',
    ask: ({ visitor, example, fixtures: { phoneNumber } }) =>
      visitor().call(call, {
        body:
          field === 'phoneNumber' && phoneNumber !== undefined ? { phoneNumber } : example(call),
      }),
  },
  {
    call,
    asks: 'refuses an invalid value',
    error,
    ask: ({ visitor }) => visitor().call(call, { body: { [field]: bad } }),
  },
  {
    call,
    asks: 'refuses a value that is not text',
    error: 'InvalidRequest',
    status: 400,
    ask: ({ visitor }) => visitor().call(call, { body: { [field]: 7 } }),
  },
];

export const lookupCases: readonly Case[] = [
  {
    call: 'getZIPCodeLocation',
    asks: 'finds a ZIP code',
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
    asks: 'finds an NMLS ID',
    needs: ['nmlsId'],
    ask: ({ visitor, example, fixtures: { nmlsId } }) =>
      visitor().call('getNMLSLender', { body: { ...example('getNMLSLender'), nmlsId } }),
    also: async (found, { fixtures: { nmlsId } }) => {
      const got = String(partOf(found, 'lender.nmlsId'));
      return got === nmlsId ? [] : [{ what: 'lender.nmlsId', expected: nmlsId ?? '', got }];
    },
  },
  {
    call: 'getNMLSLender',
    asks: 'refuses an unknown NMLS ID',
    needs: ['unknownNmlsId'],
    error: 'UnknownNMLSId',
    ask: ({ visitor, example, fixtures: { unknownNmlsId } }) =>
      visitor().call('getNMLSLender', {
        body: { ...example('getNMLSLender'), nmlsId: unknownNmlsId },
      }),
  },
  {
    call: 'getNMLSLender',
    asks: 'refuses an invalid NMLS ID',
    error: 'InvalidRequest',
    status: 400,
    ask: ({ visitor }) => visitor().call('getNMLSLender', { body: { nmlsId: 'twelve' } }),
  },
  ...checked('parseEmailAddress', 'emailAddress', {
    bad: 'no address',
    error: 'InvalidEmailAddress',
  }),
  ...checked('parsePhoneNumber', 'phoneNumber', {
    bad: '123',
    error: 'InvalidPhoneNumber',
  }),
];
