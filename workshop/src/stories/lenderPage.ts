import { storiesOf, type Answer, type Story } from './story';
import { signedIn } from './visitors';

const page = storiesOf('lender-page', ['lender-advertising-remote']);
const action = 'contactMaplehearthAboutMortgageAdvertising';
const roleLabels = {
  officer: 'I am a loan officer or mortgage broker',
  manager: 'I am a sales manager or branch manager',
};
const lookups = {
  parseEmailAddress: { json: {} },
  parsePhoneNumber: {
    json: { isEasilyRecognizableCode: false, phoneNumber: {} },
  },
  getNMLSLender: {
    json: {
      lender: {
        nmlsId: '123456',
        nmlsType: 'Individual',
        individualNameOptions: [
          { firstName: 'Ada', middleName: 'M', lastName: 'Lane' },
          { firstName: 'Al', lastName: 'Lane' },
        ],
        companyNameOptions: ['Lanternlight Lending', 'Lanternlight Home Loans'],
      },
    },
  },
} satisfies Record<string, Answer>;

const chooseOfficer = { choose: roleLabels.officer, of: 'Role' } as const;
const fillManager = [
  { choose: roleLabels.manager, of: 'Role' },
  { type: 'Bea van der Berg', into: 'Name' },
  { type: 'bea@berg.example', into: 'Email' },
  { type: '(415) 555-2671', into: 'Phone' },
  { see: 'We’ll use your details' },
] as const;

const sent = (
  name: string,
  title: string,
  answer: Answer,
  see: string,
): Story =>
  page(name, title, {
    answers: { ...lookups, [action]: answer },
    steps: [...fillManager, { press: 'Submit' }, { see }],
  });

const formStories: readonly Story[] = [
  page('errors', 'Sent too early, with the missing fields', {
    answers: lookups,
    steps: [
      { choose: roleLabels.manager, of: 'Role' },
      { type: 'me@home', into: 'Email' },
      { press: 'Submit' },
      { see: 'Please check these fields' },
    ],
  }),
  page('looking-up', 'An NMLS ID is looked up', {
    answers: { ...lookups, getNMLSLender: 'pending' },
    steps: [
      chooseOfficer,
      { type: '123456', into: 'NMLS ID' },
      { see: 'Looking up your NMLS ID' },
    ],
  }),
  page('found', 'An NMLS ID was found: name and company to choose from', {
    answers: lookups,
    steps: [
      chooseOfficer,
      { type: '123456', into: 'NMLS ID' },
      { see: 'We found you' },
    ],
  }),
  page('unknown-id', 'An unknown NMLS ID', {
    answers: {
      ...lookups,
      getNMLSLender: { json: { error: 'UnknownNMLSId' } },
    },
    steps: [
      chooseOfficer,
      { type: '999999', into: 'NMLS ID' },
      { see: 'Unknown NMLS ID' },
    ],
  }),
  page('offline', 'The connection is gone while the form is filled in', {
    answers: lookups,
    steps: [
      { choose: roleLabels.manager, of: 'Role' },
      { see: 'Still needed: Name' },
      { dispatch: { type: 'leadForm/connectionChanged', online: false } },
      { see: 'You seem to be offline' },
    ],
  }),
];

export const lenderPageStories: readonly Story[] = [
  page('usual', 'First visit'),
  page('question-open', 'A question with its answer', {
    steps: [{ press: 'How much does it cost?' }],
  }),
  page('signed-in-lender', 'A lender: with the second navigation', {
    // The header fetches the visitor's name.
    remotes: ['header-remote', 'lender-advertising-remote'],
    answers: {
      ...signedIn('lender'),
      getRegisteredLender: { json: { lender: { quoteParticipant: true } } },
    },
    steps: [{ see: 'Co-marketing' }],
  }),
  page('another-site', 'Another company, in Spanish', { site: 'cedarline' }),
  ...formStories,
  sent('sending', 'A lead on its way', 'pending', 'Submitting contact'),
  sent(
    'sent',
    'A lead that has arrived',
    { json: {} },
    'Contact submitted successfully!',
  ),
  sent(
    'failed',
    'A server that cannot store it',
    { json: { error: 'UnexpectedError' } },
    'An unexpected error occurred',
  ),
  sent(
    'refused',
    'A server that takes all but one field',
    {
      json: { error: 'InvalidLead', validationErrors: ['emailAddress'] },
      status: 400,
    },
    'Please check these fields',
  ),
  sent(
    'connection-lost',
    'A connection that ends in the middle',
    'connectionLost',
    'We lost the connection',
  ),
  sent(
    'too-many',
    'More requests than the server takes',
    { json: { error: 'TooManyRequests' }, status: 429 },
    'We’re getting a lot of requests',
  ),
];
