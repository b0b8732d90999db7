/** The host's answers for each kind of visitor. */
import type { Link } from 'mortgage-domain/links/link';
import { accountLinks } from 'mortgage-domain/menus/accountLinks';
import {
  adminLink,
  agentHubLinks,
  lenderHubLink,
} from 'mortgage-domain/menus/roleLinks';
import { readUser } from 'mortgage-domain/people/readUser';
import type { Answers, Step } from './story';

interface SectionLink extends Link {
  readonly class?: string;
}
const prefix = { accountPrefix: 'myaccount' };
export const section = (
  key: string,
  link: SectionLink,
  links: readonly Link[],
  title = '',
) => ({
  key,
  link,
  subsections: [{ title, links }],
});
const own = section(
  'my-account',
  { text: 'My account', href: '/myaccount/account/' },
  accountLinks(prefix),
);
const agentHub = section(
  'agent-hub',
  { text: 'Agent Hub', href: '/agents/' },
  agentHubLinks,
);
const lenderHub = section('lender-hub', lenderHubLink, [
  lenderHubLink,
  { text: 'Edit your profile', href: '/lender-profile/' },
  { text: 'Billing', href: '/mortgage/billing/' },
]);
const rentals = section(
  'rental-manager',
  { text: 'Rental manager', href: '/rental-manager/' },
  [{ text: 'List your rental', href: '/rental-manager/post-a-listing' }],
);
const admin = section('admin', { ...adminLink, class: 'admin' }, [
  { text: 'Impersonate', href: '/mortgage/admin/impersonate' },
  { text: 'Leads', href: '/mortgage/admin/leads' },
  { text: 'Review moderation', href: '/mortgage/review-moderation/' },
]);

interface Visitor {
  readonly firstName: string;
  /** Default: Sample. */
  readonly lastName?: string;
  readonly profileTypes?: readonly string[];
  readonly permissions?: readonly string[];
  readonly lenderId?: string;
  readonly sections: readonly object[];
}
const staff = ['ViewLenderReviewModeration', 'ViewUnencodedIds'];
const professional = (type: string, ...sections: readonly object[]) => ({
  profileTypes: [type],
  sections,
});
const sampleVisitors = {
  consumer: { firstName: 'Cora', sections: [own] },
  homepro: { firstName: 'Hugo', ...professional('HomeImprovementPro', own) },
  agent: { firstName: 'Ana', ...professional('Agent', agentHub, own) },
  lender: {
    firstName: 'Leo',
    ...professional('Lender', lenderHub, own),
    lenderId: 'L-1001',
  },
  manager: {
    firstName: 'Mara',
    ...professional('PropertyManager', rentals, own),
  },
  landlord: { firstName: 'Lars', ...professional('Landlord', rentals, own) },
  admin: { firstName: 'Ada', permissions: staff, sections: [own, admin] },
  moderator: { firstName: 'Mona', permissions: staff, sections: [own, admin] },
  'lender-admin': {
    firstName: 'Lena',
    ...professional('Lender', lenderHub, own, admin),
    permissions: staff,
    lenderId: 'L-1002',
  },
} satisfies Record<string, Visitor>;
export const roles = Object.keys(
  sampleVisitors,
) as readonly (keyof typeof sampleVisitors)[];

const visitors = {
  ...sampleVisitors,
  longName: {
    firstName: 'Wilhelmina-Alexandra Konstantinopoulou',
    lastName: 'van der Berg-Featherstonehaugh',
    sections: [own],
  },
  nameless: { firstName: '', lastName: '', sections: [own] },
} satisfies Record<string, Visitor>;
export type VisitorName = keyof typeof visitors;

function personOf(name: VisitorName) {
  const { sections, lastName = 'Sample', ...person }: Visitor = visitors[name];
  const emailAddress = `${name}@example.test`;
  return {
    sections,
    user: { id: name, emailAddress, professional: false, lastName, ...person },
  };
}

export function signedIn(
  name: VisitorName,
  {
    news = {},
    expiresIn,
  }: { readonly news?: object; readonly expiresIn?: number } = {},
): Answers {
  const { sections, user } = personOf(name);
  const { firstName, lastName, emailAddress: email } = user;
  return {
    WhoAmI: { json: { authToken: 'sample', user, expiresIn } },
    UserNavAsync: { json: { sections } },
    userNavigation: {
      json: {
        userAvatarData: {
          displayName: `${firstName} ${lastName}`.trim(),
          email,
        },
        navLinks: news,
      },
    },
    graphql: {
      json: { data: { zimIsMessagingEligible: { status: 'NOT_ELIGIBLE' } } },
    },
  };
}

/** Signs the visitor in on this page; the host's next answer may not include it yet. */
export const signsIn = (name: VisitorName): Step => ({
  dispatch: { type: 'session/loggedIn', user: readUser(personOf(name).user) },
});

/** The answers for a signed-out visitor, from a host that adds nothing. */
export const anonymous: Answers = {
  WhoAmI: { json: {} },
  UserNavAsync: { json: {} },
  PageFrame: { json: { topnav: { json: {} } } },
  graphql: { json: { data: {} } },
  getAuthInfo: { json: { error: 'Login required' } },
};
