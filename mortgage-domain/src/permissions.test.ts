import { adminRoles, permissions, rolePermissions } from './permissions';

describe('roles and permissions', () => {
  it('ENM-17 ENM-18 PRM-13: 12 admin roles, 30 permissions, each once', () => {
    expect(new Set(adminRoles).size).toBe(12);
    expect(new Set(permissions).size).toBe(30);
  });

  it('view-only staff may view everything but unencoded ids', () => {
    expect(rolePermissions.ViewOnlyAdmin).toEqual(permissions.filter((name) => /^View(?!Unencoded)/.test(name)));
  });

  it('every role has permissions that exist', () => {
    for (const role of adminRoles) expect(rolePermissions[role].length).toBeGreaterThan(0);
  });
});
