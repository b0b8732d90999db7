import { nmlsIdMaxLength } from './nmlsId';
import { nmlsLenderFields, nmlsTypes, readNmlsLender } from './nmlsLender';

it('ENT-23 CAL-7 CON-22 OPN-59: lender details of a lookup', () => {
  expect([nmlsLenderFields, nmlsIdMaxLength, nmlsTypes]).toEqual([
    ['individualNameOptions', 'companyNameOptions', 'nmlsId', 'nmlsType'],
    12,
    ['Individual', 'Company'],
  ]);
  const lender = {
    nmlsId: '123456',
    nmlsType: 'Individual',
    individualNameOptions: [{ firstName: 'Ada', lastName: 'Lane' }],
    companyNameOptions: ['Lanternlight'],
  };
  expect(readNmlsLender({ lender })).toEqual(lender);
  const individualNameOptions = [
    { firstName: 5 },
    ...lender.individualNameOptions,
  ];
  expect(
    readNmlsLender({ lender: { ...lender, individualNameOptions } }),
  ).toEqual(lender);
});
