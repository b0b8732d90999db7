import { selectPlaceholder } from 'mortgage-domain/leads/leadRole';
import english from '../../messages/en-US.json';

it("the English words are the specification's (ENM-16 ENM-21 LAP-13 FRM-11 FRM-12 FRM-13 FRM-14 FRM-15 FRM-16 FRM-17 FRM-18 FRM-20 FRM-21 FRM-22 NML-1 NML-2 NML-3 ERR-21 OPN-69)", () => {
  expect(english).toMatchObject({
    'error.name': 'Please enter a valid name.',
    'error.nameFromList': 'Please select a name from the list.',
    'error.nmlsIdNotNumeric': 'Enter a numeric NMLS ID',
    'error.nmlsIdNotIndividual':
      'Please input your personal loan officer or mortgage broker NMLS ID.',
    'error.nmlsIdUnknown': 'Unknown NMLS ID',
    'error.nmlsIdInvalid': 'Invalid NMLS ID entered.',
    'error.companyName': 'Please enter a valid company name.',
    'error.companyFromList': 'Please select a company name from the list',
    'error.email': 'Please enter a valid email address.',
    'error.phone': 'Please enter a valid phone number.',
    'error.phoneExtension': 'Please do not include extensions',
    'error.role': 'Select your role from the list.',
    'error.connection': 'Connection lost, please try again later.',
    'error.sendFailure':
      'An unexpected error occurred. Please try again later.',
    'role.LoanOfficer': 'I am a loan officer or mortgage broker',
    'role.BranchManager': 'I am a sales manager or branch manager',
    'role.MarketingDept': 'I work in the marketing department',
    'role.AdAgency': 'I work for an ad agency',
    'nav.overview': 'Overview',
    'nav.quotes': 'Quotes',
    'nav.billing': 'Billing',
    'nav.advertising': 'Advertising',
    'nav.coMarketing': 'Co-marketing',
    'nav.reviews': 'Reviews',
  });
  expect(english.selectOne).toBe(selectPlaceholder);
  expect(selectPlaceholder).toBe('Select one');
});
