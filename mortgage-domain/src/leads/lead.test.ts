import fc from 'fast-check';
import * as v from 'valibot';
import {
  leadAction,
  leadPayloadSchema,
  parseUtmParams,
  toLeadPayload,
  utmParams,
  type LeadInputs,
} from './lead';
import { leadRoles } from './leadRole';
import {
  leadMessages,
  validateCompanyName,
  validateEmail,
  validateLead,
  validateName,
  validateNmlsId,
  validateParsedPhone,
  validatePhone,
} from './leadValidation';
import { formatIndividualName } from '../lenders/individualName';
import { splitName } from '../fields/names';

const inputs: LeadInputs = {
  firstName: 'Ada',
  lastName: 'Lane',
  emailAddress: 'ada@lane.example',
  phoneNumber: '415 555 2671',
  role: 'AdAgency',
  nmlsId: '1',
  companyName: '',
};
const payload = toLeadPayload(inputs, 'p', undefined);

it.each([
  ['role', { role: 'Wizard' as 'AdAgency' }, leadMessages.role],
  ['firstName', { firstName: ' ' }, leadMessages.name],
  ['lastName', { lastName: '' }, leadMessages.name],
  ['lastName', { lastName: 'x'.repeat(97) }, leadMessages.name],
  ['nmlsId', { role: 'LoanOfficer' as const, nmlsId: undefined }, leadMessages.nmlsIdNotNumeric],
  ['nmlsId', { role: 'LoanOfficer' as const, nmlsId: '2147483648' }, leadMessages.nmlsIdUnknown],
  ['companyName', { companyName: 'Select one' }, leadMessages.companyFromList],
  ['companyName', { companyName: 'x'.repeat(101) }, leadMessages.name],
  ['emailAddress', { emailAddress: 'a@b' }, leadMessages.email],
  ['phoneNumber', { phoneNumber: '415 555 2671 x5' }, leadMessages.phoneExtension],
])(
  'FRM-12 FRM-14 FRM-15 FRM-16 FRM-20 FRM-22 FRM-27: the server names %s for %j',
  (field, change, message) => {
    expect(validateLead(payload)).toBeUndefined();
    expect(validateLead({ ...payload, ...change })).toEqual({ field, message });
  },
);

it.each([
  [{}, { isEasilyRecognizableCode: false, hasExtension: false }, undefined],
  [
    {},
    { isEasilyRecognizableCode: true, hasExtension: false },
    'Please enter a valid phone number.',
  ],
  [
    { recognizableCodeAllowed: true },
    { isEasilyRecognizableCode: true, hasExtension: false },
    undefined,
  ],
  [{}, { isEasilyRecognizableCode: false, hasExtension: true }, 'Please do not include extensions'],
  [{ extensionAllowed: true }, { isEasilyRecognizableCode: false, hasExtension: true }, undefined],
  [
    { extensionAllowed: true },
    { isEasilyRecognizableCode: true, hasExtension: true },
    'Please enter a valid phone number.',
  ],
])('FRM-19 FRM-20: with %j the parsed number %j gives %p (OPN-73)', (options, parsed, message) => {
  expect(validateParsedPhone(parsed, options)).toBe(message);
  expect(validateParsedPhone(parsed)).toBe(validateParsedPhone(parsed, {}));
});

it('FRM-11 FRM-17 FRM-21 ERR-21 NML-2 NML-3: the remaining messages read like the specification', () => {
  expect([
    leadMessages.sendFailure,
    leadMessages.connection,
    leadMessages.nmlsIdUnknown,
    leadMessages.nmlsIdInvalid,
  ]).toEqual([
    'An unexpected error occurred. Please try again later.',
    'Connection lost, please try again later.',
    'Unknown NMLS ID',
    'Invalid NMLS ID entered.',
  ]);
});

const text = (pattern: RegExp) =>
  fc.oneof(
    { weight: 19, arbitrary: fc.stringMatching(pattern) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 110 }) },
  );
const forms = fc.record({
  role: fc.constantFrom(...leadRoles),
  name: text(/^[A-Za-z😀]{1,60}  ?[A-Za-z😀]{1,60}$/u),
  emailAddress: text(/^ ?[a-z]{1,9}(\.[a-z]{1,9})?@[a-z]{1,9}\.[a-z]{2,4}$/),
  phoneNumber: text(/^1?[ (]?\d{3}[) .-]?\d{3}[ .-]\d{4}$/),
  nmlsId: text(/^\d{1,12}$/),
  companyName: text(/^[A-Za-z ]{0,105}$/),
});

it('ENT-24 FRM-26 FRM-27: what the page accepts, the server accepts: no second list of rules', () => {
  fc.assert(
    fc.property(forms, ({ role, name, ...rest }) => {
      const messages = [
        validateName(role, name),
        validateEmail(rest.emailAddress),
        validatePhone(rest.phoneNumber),
        validateCompanyName(rest.companyName),
        role === 'LoanOfficer' ? validateNmlsId(rest.nmlsId) : undefined,
      ];
      const person = splitName(name);
      fc.pre(messages.every((message) => message === undefined) && person.lastName !== '');
      const lead = toLeadPayload(
        { ...rest, ...person, role },
        'p',
        parseUtmParams('?utm_source=a'),
      );
      const sent: unknown = JSON.parse(JSON.stringify(lead));
      expect(v.safeParse(leadPayloadSchema, sent).issues).toBeUndefined();
      expect(validateLead(lead)).toBeUndefined();
      expect('nmlsId' in lead).toBe(role === 'LoanOfficer');
    }),
    { numRuns: 300 },
  );
});

it('FRM-13 FRM-26: the parts of a listed name are valid on the server', () => {
  const listed = { firstName: 'Ada', middleName: 'M.', lastName: 'Lane', suffix: 'Jr.' };
  expect(formatIndividualName(listed)).toBe('Ada M. Lane Jr.');
  expect(
    validateLead({
      ...payload,
      role: 'LoanOfficer',
      nmlsId: '123456',
      firstName: listed.firstName,
      lastName: listed.lastName,
    }),
  ).toBeUndefined();
});

it.each([
  { ...payload, more: 1 },
  { ...payload, role: '' },
  { ...payload, utmParams: { utm_source: 'a', utm_other: 'b' } },
  { ...payload, firstName: undefined },
  { ...payload, nmlsId: 5 },
  null,
  [],
])('ENT-24 S22: refuses the shape %j', (json) => {
  expect(v.safeParse(leadPayloadSchema, json).success).toBe(false);
});

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

it.each([
  ['Maplehearth', 'Maplehearth'],
  ['maple hearth', 'MapleHearth'],
  ['Maple-Hearth & Co.', 'MapleHearthCo'],
  ['𝒶b', '𝒶b'],
  ['', ''],
])('CAL-8: %j becomes the word %j (OPN-77)', (product, word) => {
  expect(leadAction(product)).toBe(`contact${word}AboutMortgageAdvertising`);
});
