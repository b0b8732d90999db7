import fc from 'fast-check';
import { toLeadPayload, type LeadInputs } from './leadPayload';
import { parseUtmParams, utmParams } from './utmParams';

const inputs: LeadInputs = {
  firstName: 'Ada',
  lastName: 'Lane',
  emailAddress: 'ada@lane.example',
  phoneNumber: '415 555 2671',
  role: 'AdAgency',
  nmlsId: '1',
  companyName: '',
};

it('ENT-25: the five names, the first value of each, cut to what is stored (OPN-75)', () => {
  expect(utmParams).toEqual([
    'utm_source',
    'utm_medium',
    'utm_term',
    'utm_campaign',
    'utm_content',
  ]);
  expect(parseUtmParams(`?utm_source=a&utm_source=b&utm_medium=${'m'.repeat(300)}`)).toEqual({
    utm_source: 'a',
    utm_medium: 'm'.repeat(255),
  });
  expect(toLeadPayload(inputs, 'p', { utm_source: 'a' })).toMatchObject({
    utmParams: { utm_source: 'a' },
    partnerId: 'p',
  });
  expect(toLeadPayload(inputs, 'p', undefined)).not.toHaveProperty('utmParams');
});

it('ENT-25: never throws, and keeps no other name', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()), (search) => {
      for (const name of Object.keys(parseUtmParams(search) ?? {}))
        expect(utmParams).toContain(name);
    }),
  );
});
