import { toLeadPayload, type LeadInputs } from './leadPayload';
import { leadMessages } from './leadMessages';
import { validateLead } from './validateLead';
import { validateParsedPhone } from './leadValidation';
import { formatIndividualName } from '../lenders/individualName';

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
