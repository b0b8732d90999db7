/** The demo's NMLS directory and registered lenders: fictional, and the same on every machine. */
import type { nmlsLenders, registeredLenders } from 'reference-api/database/schema';

export const sampleNmlsLenders: (typeof nmlsLenders.$inferInsert)[] = [
  {
    nmlsId: 123456,
    nmlsType: 'Individual',
    individualNames: [
      { firstName: 'Ada', middleName: 'M', lastName: 'Lane' },
      { firstName: 'Adele', lastName: 'Lane' },
    ],
    companyNames: ['Lanternlight Lending', 'Porchlight Mortgage'],
  },
  {
    nmlsId: 123457,
    nmlsType: 'Individual',
    individualNames: [{ firstName: 'Bruno', lastName: 'Keel', suffix: 'Jr.' }],
    companyNames: [],
  },
  {
    nmlsId: 654321,
    nmlsType: 'Company',
    individualNames: [],
    companyNames: ['Lanternlight Lending'],
  },
];

export const sampleRegisteredLenders: (typeof registeredLenders.$inferInsert)[] = [
  { lenderId: 'L-1001', quoteParticipant: true },
  { lenderId: 'L-1002', quoteParticipant: false },
];
