/** The demo's accounts, all with one password (host-demo/README.md). */
import type { AdminRole } from 'mortgage-domain/people/adminRoles';
import type { ProfileType } from 'mortgage-domain/people/user';

export const samplePassword = 'sample-password-1';

interface SampleAccount {
  readonly name: string;
  readonly title: string;
  readonly sees: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileTypes?: readonly ProfileType[];
  readonly adminRoles?: readonly AdminRole[];
  readonly lenderId?: string;
}

export const sampleAccounts: readonly SampleAccount[] = [
  {
    name: 'consumer',
    title: 'Consumer',
    sees: 'Inbox with live messages, own reviews',
    firstName: 'Cora',
    lastName: 'Sample',
  },
  {
    name: 'lender',
    title: 'Lender',
    sees: 'Lender Hub, own profile and reviews',
    firstName: 'Leo',
    lastName: 'Sample',
    profileTypes: ['Lender'],
    lenderId: 'L-1001',
  },
  {
    name: 'agent',
    title: 'Agent',
    sees: 'Agent Hub in the menus',
    firstName: 'Ana',
    lastName: 'Sample',
    profileTypes: ['Agent'],
  },
  {
    name: 'manager',
    title: 'Property manager',
    sees: 'Rental sections in the menu',
    firstName: 'Mara',
    lastName: 'Sample',
    profileTypes: ['PropertyManager'],
  },
  {
    name: 'landlord',
    title: 'Landlord',
    sees: 'Listings and applications',
    firstName: 'Lars',
    lastName: 'Sample',
    profileTypes: ['Landlord'],
  },
  {
    name: 'homepro',
    title: 'Home improvement pro',
    sees: 'An account without messages',
    firstName: 'Hugo',
    lastName: 'Sample',
    profileTypes: ['HomeImprovementPro'],
  },
  {
    name: 'admin',
    title: 'Site admin',
    sees: 'Account tools, A/B tests',
    firstName: 'Ada',
    lastName: 'Sample',
    adminRoles: ['SiteAdmin'],
  },
  {
    name: 'moderator',
    title: 'Customer support',
    sees: 'Leads, moderation, impersonation',
    firstName: 'Mona',
    lastName: 'Sample',
    adminRoles: ['CustomerSupport'],
  },
  {
    name: 'viewer',
    title: 'View-only admin',
    sees: 'May read, changes nothing',
    firstName: 'Vera',
    lastName: 'Sample',
    adminRoles: ['ViewOnlyAdmin'],
  },
  {
    name: 'lender-admin',
    title: 'Lender on the staff',
    sees: 'Two roles in one account',
    firstName: 'Lena',
    lastName: 'Sample',
    profileTypes: ['Lender'],
    adminRoles: ['CustomerSupport'],
    lenderId: 'L-1002',
  },
];

export const sampleEmail = (name: string): string => `${name}@example.test`;
export const toSampleId = (name: string): string => `X1-${name}`;
