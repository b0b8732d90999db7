import fc from 'fast-check';
import { hasPermissions, permissions } from './permissions';

it('PRM-10: passes only with all requested permissions', () => {
  expect(hasPermissions({ permissions: ['A', 'B'] }, ['A', 'B'])).toBe(true);
  expect(hasPermissions({ permissions: ['A'] }, ['A', 'B'])).toBe(false);
  expect(hasPermissions(undefined, ['A'])).toBe(false);
});

it('PRM-10: all of them, none needs none, and names of prototypes are no permissions', () => {
  expect(hasPermissions({ permissions: [] }, [])).toBe(true);
  expect(hasPermissions(undefined, [])).toBe(true);
  expect(hasPermissions({ permissions: ['ViewCMSContent'] }, ['toString'])).toBe(false);
  fc.assert(
    fc.property(fc.subarray([...permissions]), fc.subarray([...permissions]), (held, required) => {
      expect(hasPermissions({ permissions: held }, required)).toBe(
        required.filter((name) => !held.includes(name)).length === 0,
      );
    }),
  );
});
