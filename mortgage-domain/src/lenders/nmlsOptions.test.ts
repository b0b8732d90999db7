import {
  findIndividualName,
  toCompanyOptions,
  toNameOptions,
} from './nmlsOptions';

const ada = { firstName: ' Ada', middleName: 'M', lastName: 'Lane ' };
const nameless = { firstName: ' ', lastName: '' };
const lender = {
  individualNameOptions: [
    ada,
    { firstName: 'Ada M', lastName: 'Lane' },
    ada,
    nameless,
  ],
  companyNameOptions: [' Lanternlight ', '', 'Lanternlight', 'Porchlight'],
};

it('OPN-65: names and companies as they are shown, each once, without empty ones', () => {
  expect(toNameOptions(lender)).toEqual(['Ada M Lane']);
  expect(toCompanyOptions(lender)).toEqual(['Lanternlight', 'Porchlight']);
});

it('FRM-13: a choice leads back to the parts of the name', () => {
  expect(findIndividualName(lender, 'Ada M Lane')).toBe(ada);
  expect(findIndividualName(lender, 'Ada Lane')).toBeUndefined();
});
