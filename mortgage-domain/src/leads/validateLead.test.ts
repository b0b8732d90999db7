import type { LeadPayload } from './leadPayload';
import { validateLead } from './validateLead';
import { validateParsedPhone } from './leadValidation';
import type { NmlsLender } from '../lenders/nmlsLender';
import { leadPayload } from '../../test/leadInputs';

it.each([
  ['role', { role: 'Wizard' as 'AdAgency' }, 'role'],
  ['firstName', { firstName: ' ' }, 'name'],
  ['lastName', { lastName: '' }, 'name'],
  ['lastName', { lastName: 'x'.repeat(97) }, 'name'],
  ['nmlsId', { nmlsId: '123456' }, 'nmlsIdInvalid'],
  ['nmlsId', { nmlsId: '' }, 'nmlsIdInvalid'],
  ['companyName', { companyName: 'Select one' }, 'companyName'],
  ['emailAddress', { emailAddress: 'a@b' }, 'email'],
  ['phoneNumber', { phoneNumber: '415 555 2671 x5' }, 'phoneExtension'],
])(
  'FRM-12 FRM-15 FRM-16 FRM-20 FRM-22 FRM-26 FRM-27 ERR-22: the server names %s for %j',
  (field, change, message) => {
    expect(validateLead(leadPayload, undefined)).toBeUndefined();
    expect(validateLead({ ...leadPayload, ...change }, undefined)).toEqual({
      field,
      message,
    });
  },
);

const ada = {
  firstName: 'Ada',
  middleName: 'M.',
  lastName: 'Lane',
  suffix: 'Jr.',
};
const individual: NmlsLender = {
  nmlsId: '123456',
  nmlsType: 'Individual',
  individualNameOptions: [ada, { firstName: 'Adele', lastName: '' }],
  companyNameOptions: ['Lanternlight', 'Porchlight'],
};
const withoutCompany: NmlsLender = { ...individual, companyNameOptions: [] };
const company: NmlsLender = {
  ...individual,
  nmlsType: 'Company',
  individualNameOptions: [],
};
const officer: LeadPayload = {
  ...leadPayload,
  role: 'LoanOfficer',
  nmlsId: '123456',
  companyName: 'Porchlight',
};
const noCompany = { companyName: undefined };

it.each([
  ['a name of the list, whose parts are shown as one', {}, individual],
  [
    'a name with blanks around it',
    { firstName: ' Ada\t', lastName: ' Lane ' },
    individual,
  ],
  ['a name of one word', { firstName: 'Adele', lastName: '' }, individual],
  ['no company where none is listed', noCompany, withoutCompany],
])('OPN-67 OPN-76 FRM-13: takes %s', (_what, change, lender) => {
  expect(validateLead({ ...officer, ...change }, lender)).toBeUndefined();
});

it.each([
  ['nmlsId', { nmlsId: undefined }, undefined, 'nmlsIdNotNumeric'],
  ['nmlsId', { nmlsId: '2147483648' }, undefined, 'nmlsIdUnknown'],
  ['nmlsId', {}, undefined, 'nmlsIdUnknown'],
  ['nmlsId', {}, company, 'nmlsIdNotIndividual'],
  ['firstName', { firstName: 'Bea' }, individual, 'nameFromList'],
  [
    'firstName',
    { firstName: 'Ada Lane', lastName: '' },
    individual,
    'nameFromList',
  ],
  ['firstName', { lastName: '' }, individual, 'nameFromList'],
  ['companyName', { companyName: 'Another' }, individual, 'companyFromList'],
  ['companyName', noCompany, individual, 'companyFromList'],
  ['companyName', {}, withoutCompany, 'companyFromList'],
])(
  'FRM-13 FRM-14 FRM-15 NML-1 NML-2 OPN-76: of a loan officer %s is refused with %j and the record %#',
  (field, change, lender, message) => {
    expect(validateLead({ ...officer, ...change }, lender)).toEqual({
      field,
      message,
    });
  },
);

it.each([
  [{ isEasilyRecognizableCode: false, hasExtension: false }, undefined],
  [{ isEasilyRecognizableCode: true, hasExtension: false }, 'phone'],
  [{ isEasilyRecognizableCode: false, hasExtension: true }, 'phoneExtension'],
  [{ isEasilyRecognizableCode: true, hasExtension: true }, 'phone'],
])(
  'the parsed number %j gives %p (FRM-19 FRM-20 OPN-73)',
  (parsed, message) => {
    expect(validateParsedPhone(parsed)).toBe(message);
  },
);
