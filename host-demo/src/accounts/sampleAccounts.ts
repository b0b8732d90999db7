/** The demo's accounts, all with one password (host-demo/README.md). */
import type { AdminRole } from 'mortgage-domain/people/adminRoles';
import type { ProfileType } from 'mortgage-domain/people/profileTypes';

export const samplePassword = 'sample-password-1';

interface SampleAccount {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileTypes?: readonly ProfileType[];
  readonly adminRoles?: readonly AdminRole[];
  readonly lenderId?: string;
}

export const sampleAccounts: readonly SampleAccount[] = [
  { name: 'consumer', firstName: 'Cora', lastName: 'Sample' },
  {
    name: 'lender',
    firstName: 'Leo',
    lastName: 'Sample',
    profileTypes: ['Lender'],
    lenderId: 'L-1001',
  },
  { name: 'agent', firstName: 'Ana', lastName: 'Sample', profileTypes: ['Agent'] },
  { name: 'manager', firstName: 'Mara', lastName: 'Sample', profileTypes: ['PropertyManager'] },
  { name: 'landlord', firstName: 'Lars', lastName: 'Sample', profileTypes: ['Landlord'] },
  { name: 'homepro', firstName: 'Hugo', lastName: 'Sample', profileTypes: ['HomeImprovementPro'] },
  { name: 'admin', firstName: 'Ada', lastName: 'Sample', adminRoles: ['SiteAdmin'] },
  { name: 'moderator', firstName: 'Mona', lastName: 'Sample', adminRoles: ['CustomerSupport'] },
  { name: 'viewer', firstName: 'Vera', lastName: 'Sample', adminRoles: ['ViewOnlyAdmin'] },
  {
    name: 'lender-admin',
    firstName: 'Lena',
    lastName: 'Sample',
    profileTypes: ['Lender'],
    adminRoles: ['CustomerSupport'],
    lenderId: 'L-1002',
  },
];
export const sampleEmail = (name: string): string => `${name}@example.test`;

/** Sample news are for sample accounts: who has just joined has none. */
export const isSampleAccount = ({ email }: { readonly email: string }): boolean =>
  sampleAccounts.some(({ name }) => sampleEmail(name) === email);
