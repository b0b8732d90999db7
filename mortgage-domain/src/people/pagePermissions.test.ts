import { adminRoles, rolePermissions, type AdminRole } from './adminRoles';
import { isAdmitted, pagePermissions, type PageRule } from './pagePermissions';

const staff = (role: AdminRole) => ({
  profileTypes: [],
  permissions: rolePermissions[role],
});
const lender = { profileTypes: ['Lender'], permissions: [] };
const consumer = { profileTypes: [], permissions: [] };
const rolesFor = (rule: PageRule) =>
  adminRoles.filter((role) => isAdmitted(rule, staff(role)));

it.each([
  ['adminTools', 'all'],
  ['propertyTools', 'ContentAdmin ViewOnlyAdmin'],
  ['accountTools', 'RoleAdmin SiteAdmin ViewOnlyAdmin'],
  ['abTests', 'SiteAdmin DevAdmin ViewOnlyAdmin'],
  ['userFinder', 'DevAdmin CustomerSupport'],
  ['impersonation', 'CustomerSupport'],
  [
    'leads',
    'FinanceAdmin CustomerSupport SalesAdmin AccountExecutive BusinessConsultant BuyerSuccess ViewOnlyAdmin',
  ],
  ['leadsAction', 'CustomerSupport'],
  ['reviewModeration', 'CustomerSupport ViewOnlyAdmin'],
  ['reviewModerationAction', 'CustomerSupport'],
  ['ownLenderProfileEdit', ''],
  ['foreignLenderProfileEdit', 'CustomerSupport'],
] as const)('PRM-10 PRM-13 OPN-49: %s lets in: %s', (page, roles) => {
  const expected = roles === 'all' ? adminRoles.join(' ') : roles;
  expect(rolesFor(pagePermissions[page]).join(' ')).toBe(expected);
});

it('PRM-11 PRM-12 OPN-49: the own profile is open to a lender without permissions, who is not staff', () => {
  expect(isAdmitted(pagePermissions.ownLenderProfileEdit, lender)).toBe(true);
  expect(isAdmitted(pagePermissions.adminTools, lender)).toBe(false);
});

it.each(Object.entries(pagePermissions))(
  'OPN-49: %s is closed to signed-out visitors and to consumers',
  (_page: string, rule: PageRule) => {
    expect([isAdmitted(rule, undefined), isAdmitted(rule, consumer)]).toEqual([
      false,
      false,
    ]);
  },
);

it('PRM-11: a page without a rule still requires a sign-in', () => {
  expect([isAdmitted([], undefined), isAdmitted([], consumer)]).toEqual([
    false,
    true,
  ]);
});
