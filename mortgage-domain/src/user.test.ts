import { isLender, readUser, withUserIdPrefix } from './user';
import { hasPermissions } from './permissions';

describe('users', () => {
  it.each([['7', 'X1-7'], ['X1-7', 'X1-7'], ['', '']])('ENT-2: %p becomes %p', (id, expected) => {
    expect(withUserIdPrefix(id)).toBe(expected);
    expect(withUserIdPrefix(withUserIdPrefix(id))).toBe(expected);
  });

  it('ENT-1: reads a user, with logon and email equal and unknown permissions left out', () => {
    const user = readUser({ id: '7', logon: 'a@b.example', profileTypes: ['Lender', 'Astronaut'], permissions: ['ViewUnencodedIds', 'FlyRockets'], lender: false });
    expect(user).toMatchObject({ id: 'X1-7', emailAddress: 'a@b.example', logon: 'a@b.example', profileTypes: ['Lender', 'Astronaut'], permissions: ['ViewUnencodedIds'] });
  });

  it('ENT-3 PRM-12: a lender by profile type alone, whatever a flag says', () => {
    expect(readUser({ id: '1', lender: true }).lender).toBe(false);
    expect(readUser({ id: '1', lender: false, profileTypes: ['Lender'] }).lender).toBe(true);
    expect(isLender({ profileTypes: [] })).toBe(false);
  });

  it.each([null, 'x', {}, { id: '' }, { id: 3 }])('refuses what is no user: %p', (json) => {
    expect(() => readUser(json)).toThrow();
  });

  it('PRM-10: passes only with all requested permissions', () => {
    expect(hasPermissions({ permissions: ['A', 'B'] }, ['A', 'B'])).toBe(true);
    expect(hasPermissions({ permissions: ['A'] }, ['A', 'B'])).toBe(false);
    expect(hasPermissions(undefined, ['A'])).toBe(false);
  });
});
