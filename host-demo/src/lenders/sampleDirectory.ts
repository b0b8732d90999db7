/** Lenders of the demo's directory: fictional, and the same on every machine. Each is shown by another of the names it has (ENT-6). */
import type { LenderDisplay } from 'mortgage-domain/lenders/lenderName';
import type { Lender } from '../database/schema';

type SampleLender = Lender & { readonly display: LenderDisplay };

export const sampleDirectory: readonly SampleLender[] = [
  {
    lenderId: 'L-1001',
    display: {
      displayName: 'Leo Sample',
      individualName: { firstName: 'Leo', lastName: 'Sample' },
      companyName: 'Lanternlight Lending',
      nmlsType: 'Individual',
    },
    nmlsId: 410_001,
    states: ['CA', 'NV', 'OR', 'WA'],
    about:
      'First homes and move-ups on the West Coast. You talk to me, from the first question to the keys.',
    hasWebsite: true,
  },
  {
    lenderId: 'L-1002',
    display: {
      displayName: 'Lena Sample',
      individualName: { firstName: 'Lena', lastName: 'Sample' },
      companyName: 'Porchlight Mortgage',
      nmlsType: 'Individual',
    },
    nmlsId: 410_002,
    states: ['CT', 'NJ', 'NY'],
    about: 'Co-ops and condos, and the boards that come with them.',
    hasWebsite: true,
  },
  {
    lenderId: 'L-1003',
    display: { companyName: 'Cedar & Stone Home Loans', nmlsType: 'Company' },
    nmlsId: 410_003,
    states: ['AZ', 'CA', 'TX'],
    about: 'A team of forty. Purchase and refinance, with an answer on the same day.',
    hasWebsite: true,
  },
  {
    lenderId: 'L-1004',
    display: {
      individualName: {
        firstName: 'Grace',
        middleName: 'T.',
        lastName: 'Fernbrook',
      },
      companyName: 'Harbor Lane Mortgage',
      nmlsType: 'Individual',
    },
    nmlsId: 410_004,
    states: ['OK', 'TX'],
    about: 'VA and FHA loans, and plain words for both.',
    hasWebsite: false,
  },
  {
    lenderId: 'L-1005',
    display: { screenName: 'prairie-rates', nmlsType: 'Individual' },
    nmlsId: 410_005,
    states: ['IA', 'IL', 'MN', 'WI'],
    about: 'USDA loans and small towns.',
    hasWebsite: false,
  },
  {
    lenderId: 'L-1006',
    display: {
      displayName: 'The Larkspur Team',
      companyName: 'Thistledown Finance',
      nmlsType: 'Company',
    },
    nmlsId: 410_006,
    states: ['FL', 'GA', 'NC', 'SC'],
    about: 'Jumbo loans and second homes by the sea.',
    hasWebsite: true,
  },
  {
    lenderId: 'L-1007',
    display: { companyName: 'Copper Kettle Home Loans', nmlsType: 'Company' },
    nmlsId: 410_007,
    states: ['CO', 'ID', 'OR', 'UT', 'WA'],
    about: 'Adjustable rates, explained before you sign.',
    hasWebsite: true,
  },
  {
    lenderId: 'L-1008',
    display: {
      individualName: { firstName: 'Otis', lastName: 'Juniper', suffix: 'Jr.' },
      companyName: 'Bluebird Lending Group',
      nmlsType: 'Individual',
    },
    nmlsId: 410_008,
    states: ['CA', 'HI'],
    about: 'New in the directory. Evenings and weekends, by phone or in your kitchen.',
    hasWebsite: false,
  },
];
