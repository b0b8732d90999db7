/** Who looks at the page: what the host answers of each kind of visitor. */
import { accountLinks } from 'mortgage-domain/menus/accountLinks';
import { adminLink, agentHubLinks, lenderHubLink } from 'mortgage-domain/menus/roleLinks';
import { readUser } from 'mortgage-domain/people/user';
import type { Answers, Step } from './story';

interface Link {
  readonly text: string;
  readonly href: string;
}
const prefix = { accountPrefix: 'myaccount' };
const section = (
  key: string,
  link: Link & { readonly class?: string },
  links: readonly Link[],
) => ({
  key,
  link,
  subsections: [{ title: '', links }],
});
const own = section(
  'my-account',
  { text: 'My account', href: '/myaccount/account/' },
  accountLinks(prefix),
);
const agentHub = section('agent-hub', { text: 'Agent Hub', href: '/agents/' }, agentHubLinks);
const lenderHub = section('lender-hub', lenderHubLink, [
  lenderHubLink,
  { text: 'Edit your profile', href: '/lender-profile/' },
  { text: 'Billing', href: '/mortgage/billing/' },
]);
const rentals = section('rental-manager', { text: 'Rental manager', href: '/rental-manager/' }, [
  { text: 'List your rental', href: '/rental-manager/post-a-listing' },
]);
const admin = section('admin', { ...adminLink, class: 'admin' }, [
  { text: 'Impersonate', href: '/mortgage/admin/impersonate' },
  { text: 'Leads', href: '/mortgage/admin/leads' },
  { text: 'Review moderation', href: '/mortgage/review-moderation/' },
]);

interface Visitor {
  readonly firstName: string;
  readonly lastName: string;
  readonly profileTypes?: readonly string[];
  readonly permissions?: readonly string[];
  readonly lenderId?: string;
  readonly sections: readonly object[];
}
const staff = ['ViewLenderReviewModeration', 'ViewUnencodedIds'];
const visitors = {
  consumer: { firstName: 'Cora', lastName: 'Sample', sections: [own] },
  homepro: {
    firstName: 'Hugo',
    lastName: 'Sample',
    profileTypes: ['HomeImprovementPro'],
    sections: [own],
  },
  agent: {
    firstName: 'Ana',
    lastName: 'Sample',
    profileTypes: ['Agent'],
    sections: [agentHub, own],
  },
  lender: {
    firstName: 'Leo',
    lastName: 'Sample',
    profileTypes: ['Lender'],
    lenderId: 'L-1001',
    sections: [lenderHub, own],
  },
  manager: {
    firstName: 'Mara',
    lastName: 'Sample',
    profileTypes: ['PropertyManager'],
    sections: [rentals, own],
  },
  landlord: {
    firstName: 'Lars',
    lastName: 'Sample',
    profileTypes: ['Landlord'],
    sections: [rentals, own],
  },
  admin: { firstName: 'Ada', lastName: 'Sample', permissions: staff, sections: [own, admin] },
  moderator: { firstName: 'Mona', lastName: 'Sample', permissions: staff, sections: [own, admin] },
  'lender-admin': {
    firstName: 'Lena',
    lastName: 'Sample',
    profileTypes: ['Lender'],
    permissions: staff,
    lenderId: 'L-1002',
    sections: [lenderHub, own, admin],
  },
  longName: {
    firstName: 'Wilhelmina-Alexandra Konstantinopoulou',
    lastName: 'van der Berg-Featherstonehaugh',
    sections: [own],
  },
  nameless: { firstName: '', lastName: '', sections: [own] },
} satisfies Record<string, Visitor>;

export type VisitorName = keyof typeof visitors;
export const roles = [
  'consumer',
  'homepro',
  'agent',
  'lender',
  'manager',
  'landlord',
  'admin',
  'moderator',
  'lender-admin',
] as const satisfies readonly VisitorName[];

function personOf(name: VisitorName) {
  const { sections, ...person }: Visitor = visitors[name];
  const user = { id: name, emailAddress: `${name}@example.test`, professional: false, ...person };
  return { sections, user };
}

/** What the host says of them, in each call that asks for it. */
export function signedIn(
  name: VisitorName,
  { news = {}, expiresIn }: { readonly news?: object; readonly expiresIn?: number } = {},
): Answers {
  const { sections, user } = personOf(name);
  const { firstName, lastName, emailAddress: email } = user;
  return {
    WhoAmI: { json: { authToken: 'sample', user, expiresIn } },
    UserNavAsync: { json: { sections } },
    userNavigation: {
      json: {
        userAvatarData: { displayName: `${firstName} ${lastName}`.trim(), email },
        navLinks: news,
      },
    },
    graphql: { json: { data: { zimIsMessagingEligible: { status: 'NOT_ELIGIBLE' } } } },
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
