import {
  validateCompanyName,
  validateEmail,
  validateLender,
  validateName,
  validateNmlsId,
  validatePhone,
  validateRole,
} from './leadValidation';

const lender = {
  nmlsId: '123456',
  nmlsType: 'Individual',
  individualNameOptions: [{ firstName: 'Ada', lastName: 'Lane' }],
  companyNameOptions: [],
};
describe('the rules of the lead form', () => {
  it.each([
    ['LoanOfficer', undefined],
    ['', 'role'],
    ['Wizard', 'role'],
  ])('FRM-22: role %p gives %p', (role, message) => {
    expect(validateRole(role)).toBe(message);
  });

  it.each([
    ['LoanOfficer', 'Ada', undefined],
    ['LoanOfficer', 'x'.repeat(101), 'name'],
    ['LoanOfficer', 'Bea', 'nameFromList'],
    ['LoanOfficer', '', 'nameFromList'],
    ['AdAgency', 'Ada Lane', undefined],
    ['AdAgency', 'Ada', 'name'],
    ['AdAgency', '  ', 'name'],
    ['AdAgency', `Ada ${'x'.repeat(97)}`, 'name'],
  ] as const)(
    'FRM-12 FRM-13 VAL-6 VAL-7: %s named %j gives %p',
    (role, name, message) => {
      expect(validateName(role, name, ['Ada', 'x'.repeat(101)])).toBe(message);
    },
  );

  it('FRM-13 FRM-15: without a list a loan officer chooses no name, and no company', () => {
    expect(validateName('LoanOfficer', 'Ada')).toBe('nameFromList');
    expect(validateCompanyName('LoanOfficer', 'Co')).toBe('companyFromList');
    expect(validateCompanyName('LoanOfficer')).toBeUndefined();
  });

  it.each([
    ['1', undefined],
    ['123456789012', 'nmlsIdUnknown'],
    ['2147483647', undefined],
    ['2147483648', 'nmlsIdUnknown'],
    ['0', 'nmlsIdUnknown'],
    ['1234567890123', 'nmlsIdNotNumeric'],
    ['12a', 'nmlsIdNotNumeric'],
    ['', 'nmlsIdNotNumeric'],
  ])('FRM-14 VAL-21: NMLS ID %j gives %p', (nmlsId, message) => {
    expect(validateNmlsId(nmlsId)).toBe(message);
  });

  it.each([
    [{ nmlsType: 'Individual' }, undefined],
    [{ nmlsType: 'individual' }, 'nmlsIdNotIndividual'],
    [{ nmlsType: 'Company', individualNameOptions: [] }, 'nmlsIdNotIndividual'],
    [{ individualNameOptions: [] }, 'nmlsIdUnknown'],
    [undefined, 'nmlsIdUnknown'],
  ])('NML-1 NML-2 ENM-22 OPN-65: the record %j gives %p', (record, message) => {
    expect(validateLender(record && { ...lender, ...record })).toBe(message);
  });

  it.each([
    ['LoanOfficer', 'A', ['A'], undefined],
    ['LoanOfficer', '', ['A'], 'companyFromList'],
    ['LoanOfficer', 'B', ['A'], 'companyFromList'],
    ['LoanOfficer', '', [], undefined],
    ['LoanOfficer', 'B', [], 'companyFromList'],
    ['AdAgency', '', [], undefined],
    ['AdAgency', 'Lanternlight', [], undefined],
    ['AdAgency', 'x'.repeat(100), [], undefined],
    ['AdAgency', 'x'.repeat(101), [], 'companyName'],
    ['AdAgency', ' Select one ', [], 'companyName'],
  ] as const)(
    'FRM-15 OPN-69: for %s company %j of %j gives %p',
    (role, company, list, message) => {
      expect(validateCompanyName(role, company, list)).toBe(message);
    },
  );

  it.each([
    ['a@b.co', undefined],
    [' a@b.co ', undefined],
    ['a@b', 'email'],
    ['', 'email'],
  ])('FRM-16 VAL-8 VAL-24 OPN-72: email %j gives %p', (email, message) => {
    expect(validateEmail(email)).toBe(message);
  });

  it.each([
    ['(415) 555-2671', undefined],
    ['415555267', 'phone'],
    ['', 'phone'],
    ['415 555 2671 x12', 'phoneExtension'],
    ['415 555 2671 ext. 1234567890', 'phoneExtension'],
    ['415 555 2671 ext. 12345678901', 'phone'],
  ])('FRM-18 FRM-20 VAL-10 VAL-11: phone %j gives %p', (phone, message) => {
    expect(validatePhone(phone)).toBe(message);
  });
});
