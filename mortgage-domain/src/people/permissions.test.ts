import fc from 'fast-check';
import { hasPermissions, permissions } from './permissions';
import { forAll } from '../../test/anyText';

it('PRM-10: needs all permissions of the list; names of prototypes are not permissions', () => {
  expect(hasPermissions(undefined, ['A'])).toBe(false);
  expect(hasPermissions(undefined, [])).toBe(true);
  expect(
    hasPermissions({ permissions: ['ViewCMSContent'] }, ['toString']),
  ).toBe(false);
  forAll(
    fc.subarray([...permissions]),
    fc.subarray([...permissions]),
    (held, required) => {
      expect(hasPermissions({ permissions: held }, required)).toBe(
        required.filter((name) => !held.includes(name)).length === 0,
      );
    },
  );
});
