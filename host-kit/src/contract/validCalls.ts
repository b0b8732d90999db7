/**
 * One example for each operation of the page's host. `host-demo/test/badInput.nodetest.ts`
 * sends each request to the demo. `{authToken}` is the token of the sample account it is sent as.
 */
import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';

export interface ValidCall {
  /** The sample account that is signed in. */
  readonly as?: 'consumer' | 'lender';
  readonly query?: Readonly<Record<string, string>>;
  readonly request?: object;
  readonly answer?: object;
}

const partnerId = 'RD-MAPLEWEB';
const consumer = {
  id: 'X1-1',
  firstName: 'Cora',
  lastName: 'Sample',
  authenticated: true,
  emailAddress: 'consumer@example.test',
  logon: 'consumer@example.test',
  professional: false,
  profileTypes: [],
  permissions: [],
};
const signedIn = { authToken: '9f2c…', user: consumer };
const place = { cityName: 'Los Angeles', stateAbbreviation: 'CA', stateName: 'California' };
const sectionLink = { text: 'Lender hub', href: '/mortgage/LenderHome.htm' };

export const validCalls: Readonly<Record<string, ValidCall>> = {
  whoAmI: { as: 'consumer', request: { partnerId, caller: '{authToken}' }, answer: signedIn },
  getAuthInfo: { as: 'consumer', answer: { user: { id: 'X1-1' } } },
  updateHDPCalcMarketing: {
    as: 'consumer',
    request: {
      partnerId,
      caller: '{authToken}',
      userId: '5f1c…',
      propertyAddress: '12 Willow Lane, Oakland, CA',
      propertyImageURL: 'https://photos.maplehearth.example/12-willow-lane.jpg',
      propertyURL: 'https://www.maplehearth.example/homes/12-willow-lane/',
    },
    answer: {},
  },
  getZIPCodeLocation: {
    request: { partnerId, locationRef: { location: 'Los Angeles, CA' } },
    answer: { location: { stateRegionId: '9', cityRegionId: '12447' } },
  },
  getRegionInformation: {
    request: { partnerId, locationRef: { location: 'Los Angeles, CA' } },
    answer: { regionId: '12447', ...place },
  },
  getNMLSLender: {
    request: {
      partnerId,
      nmlsId: '123456',
      fields: ['individualNameOptions', 'companyNameOptions', 'nmlsId', 'nmlsType'],
    },
    answer: {
      lender: {
        nmlsId: '123456',
        nmlsType: 'Individual',
        individualNameOptions: [{ firstName: 'Ada', lastName: 'Lane' }],
        companyNameOptions: ['Lanternlight Lending'],
      },
    },
  },
  parseEmailAddress: {
    request: { partnerId, emailAddress: 'ada@lender.example.com' },
    answer: { emailAddress: 'ada@lender.example.com' },
  },
  parsePhoneNumber: {
    request: { partnerId, phoneNumber: '(415) 555-2671' },
    answer: {
      isEasilyRecognizableCode: false,
      phoneNumber: { areaCode: '415', prefix: '555', number: '2671' },
    },
  },
  getRegisteredLender: {
    as: 'lender',
    request: {
      partnerId,
      caller: '{authToken}',
      lenderRef: { lenderId: 'L-1001' },
      fields: ['quoteParticipant'],
    },
    answer: { lender: { quoteParticipant: true } },
  },
  contactMaplehearthAboutMortgageAdvertising: {
    request: {
      partnerId,
      firstName: 'Bea',
      lastName: 'van der Berg',
      emailAddress: 'bea@lender.example.com',
      phoneNumber: '(415) 555-2671',
      role: 'BranchManager',
      companyName: 'Lanternlight Lending',
    },
    answer: {},
  },
  whoAmIByCookie: { as: 'consumer', answer: signedIn },
  signIn: {
    request: { email: 'consumer@example.test', password: 'sample-password-1' },
    answer: signedIn,
  },
  register: {
    request: { email: 'new@lender.example.com', password: 'long-enough', professional: true },
    answer: signedIn,
  },
  userNavigation: {
    as: 'consumer',
    answer: {
      userAvatarData: { displayName: 'Cora Sample', email: 'consumer@example.test' },
      navLinks: {
        savedSearches: {
          title: 'Saved searches',
          href: '/myaccount/SavedSearches',
          subLinks: [],
          divider: false,
          tag: '',
          notifications: 3,
        },
      },
    },
  },
  accountSections: {
    as: 'lender',
    query: { pageframe: 'true' },
    answer: { sections: [{ key: 'lender-hub', link: sectionLink, subsections: [] }] },
  },
  pageFrame: {
    query: { topnav: '{format:json}', footer: '{format:scriptOnly}' },
    answer: {
      topnav: { json: { sections: [] } },
      footer: { links: [{ text: 'About', href: '/about/' }], js: '' },
    },
  },
  messagingEligibility: {
    as: 'consumer',
    request: { query: messagingEligibilityQuery },
    answer: { data: { zimIsMessagingEligible: { status: 'NOT_ELIGIBLE' } } },
  },
  csrfOfMortgage: { as: 'consumer' },
  csrfOfHomeLoans: { as: 'consumer' },
};
