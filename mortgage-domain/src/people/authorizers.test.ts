import { adminRoles, rolePermissions } from './adminRoles';
import { authorizers } from './authorizers';

const visitor = { profileTypes: [], permissions: [] };

it('a user with the profile type is a lender, whatever the permissions (PRM-11 PRM-12)', () => {
  expect(authorizers.lender({ ...visitor, profileTypes: ['Lender'] })).toBe(true);
  expect(authorizers.lender({ ...visitor, permissions: ['EditLenderProfiles'] })).toBe(false);
});

it.each(adminRoles)('PRM-11 PRM-13: %s is staff, by its permissions (OPN-49)', (role) => {
  expect(authorizers.staff({ ...visitor, permissions: rolePermissions[role] })).toBe(true);
});

it('a user without a permission is not staff (PRM-11)', () => {
  expect(authorizers.staff({ ...visitor, profileTypes: ['Lender', 'Agent'] })).toBe(false);
});
