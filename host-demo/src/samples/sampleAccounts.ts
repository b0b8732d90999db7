/** The demo's accounts, all with one password (host-demo/README.md). */
import type { AdminRole } from 'mortgage-domain/people/adminRoles';
import type { ProfileType } from 'mortgage-domain/people/user';

export const samplePassword = 'sample-password-1';

interface SampleAccount {
  readonly name: string;
  readonly title: string;
  readonly sees: string;
  readonly firstName: string;
  readonly profileTypes?: readonly ProfileType[];
  readonly adminRoles?: readonly AdminRole[];
  readonly lenderId?: string;
}

export const sampleLastName = 'Sample';

const account = (
  name: string,
  firstName: string,
  title: string,
  sees: string,
  rights: Pick<SampleAccount, 'profileTypes' | 'adminRoles' | 'lenderId'> = {},
): SampleAccount => ({ name, firstName, title, sees, ...rights });
const holds = (type: ProfileType) => ({ profileTypes: [type] });
const works = (role: AdminRole) => ({ adminRoles: [role] });
const lends = (lenderId: string) => ({ ...holds('Lender'), lenderId });

export const sampleAccounts: readonly SampleAccount[] = [
  account('consumer', 'Cora', 'Consumer', 'Inbox with live messages, own reviews'),
  account('lender', 'Leo', 'Lender', 'Lender Hub, own profile and reviews', lends('L-1001')),
  account('agent', 'Ana', 'Agent', 'Agent Hub in the menus', holds('Agent')),
  account(
    'manager',
    'Mara',
    'Property manager',
    'Rental sections in the menu',
    holds('PropertyManager'),
  ),
  account('landlord', 'Lars', 'Landlord', 'Listings and applications', holds('Landlord')),
  account(
    'homepro',
    'Hugo',
    'Home improvement pro',
    'An account without messages',
    holds('HomeImprovementPro'),
  ),
  account('admin', 'Ada', 'Site admin', 'Account tools, A/B tests', works('SiteAdmin')),
  account(
    'moderator',
    'Mona',
    'Customer support',
    'Leads, moderation, impersonation',
    works('CustomerSupport'),
  ),
  account('viewer', 'Vera', 'View-only admin', 'May read, changes nothing', works('ViewOnlyAdmin')),
  account('lender-admin', 'Lena', 'Lender on the staff', 'Two roles in one account', {
    ...lends('L-1002'),
    ...works('CustomerSupport'),
  }),
];

export const sampleEmail = (name: string): string => `${name}@example.test`;
export const toSampleId = (name: string): string => `X1-${name}`;
