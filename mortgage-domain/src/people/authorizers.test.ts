import { adminRoles, rolePermissions } from './adminRoles';
import { authorizers } from './authorizers';

const visitor = { profileTypes: [], permissions: [] };

it('PRM-11 PRM-12: a lender is whoever has the profile type, whatever they may do', () => {
  expect(authorizers.lender({ ...visitor, profileTypes: ['Lender'] })).toBe(true);
  expect(authorizers.lender({ ...visitor, permissions: ['EditLenderProfiles'] })).toBe(false);
});

it.each(adminRoles)('PRM-11 PRM-13: %s is staff, by its permissions (OPN-49)', (role) => {
  expect(authorizers.staff({ ...visitor, permissions: rolePermissions[role] })).toBe(true);
});

it('PRM-11: without a permission nobody is staff', () => {
  expect(authorizers.staff({ ...visitor, profileTypes: ['Lender', 'Agent'] })).toBe(false);
});
