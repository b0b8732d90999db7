import { buildLead, toRefusals, type FilledForm } from './buildLead';

const form: FilledForm = {
  role: 'LoanOfficer',
  values: {
    role: 'LoanOfficer',
    nmlsId: ' 123456 ',
    name: 'Ada M Lane',
    companyName: '',
    emailAddress: 'ada@lane.example',
    phoneNumber: '4155552671',
  },
  lookup: {
    status: 'set',
    lender: {
      nmlsId: '123456',
      nmlsType: 'Individual',
      individualNameOptions: [
        { firstName: 'Ada', middleName: 'M', lastName: 'Lane' },
      ],
      companyNameOptions: [],
    },
  },
  partnerId: 'RD-MAPLEWEB',
  utmParams: undefined,
};

it("FRM-13 ENT-24 OPN-64: takes the parts of a loan officer's name from the directory, and splits other names", () => {
  expect(buildLead(form)).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lane',
    nmlsId: '123456',
  });
  const agency = buildLead({ ...form, role: 'AdAgency' });
  expect(agency).toMatchObject({ firstName: 'Ada', lastName: 'M Lane' });
  expect(agency).not.toHaveProperty('nmlsId');
});

it('FRM-27 ERR-22: shows a refusal at its field, and none for parts without a field', () => {
  expect(
    toRefusals(['firstName', 'partnerId', 'phoneNumber'], 'AdAgency'),
  ).toEqual([
    { field: 'name', message: 'name' },
    { field: 'phoneNumber', message: 'phone' },
  ]);
  expect(
    toRefusals(['nmlsId', 'lastName', 'companyName'], 'LoanOfficer'),
  ).toEqual([
    { field: 'nmlsId', message: 'nmlsIdUnknown' },
    { field: 'name', message: 'nameFromList' },
    { field: 'companyName', message: 'companyFromList' },
  ]);
});
