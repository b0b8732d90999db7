import { readUser } from './readUser';
import {
  isLender,
  profileTypes,
  toAnalyticsIdentity,
  withUserIdPrefix,
} from './user';

describe('users', () => {
  it.each([
    ['7', 'X1-7'],
    ['X1-7', 'X1-7'],
    ['', ''],
  ])('ENT-2 OPN-98: %p becomes %p', (id, expected) => {
    expect(withUserIdPrefix(id)).toBe(expected);
    expect(withUserIdPrefix(withUserIdPrefix(id))).toBe(expected);
  });

  it('ENT-1 OPN-62: reads a user, with logon and email equal and unknown permissions left out', () => {
    const user = readUser({
      id: '7',
      logon: 'a@b.example',
      profileTypes: ['Lender', 'Astronaut'],
      permissions: ['ViewUnencodedIds', 'FlyRockets'],
      lender: false,
    });
    expect(user).toMatchObject({
      id: 'X1-7',
      emailAddress: 'a@b.example',
      logon: 'a@b.example',
      profileTypes: ['Lender', 'Astronaut'],
      permissions: ['ViewUnencodedIds'],
    });
  });

  it('ENT-3 PRM-12 OPN-24: a lender by profile type alone, whatever a flag says', () => {
    expect(readUser({ id: '1', lender: true }).lender).toBe(false);
    expect(
      readUser({ id: '1', lender: false, profileTypes: ['Lender'] }).lender,
    ).toBe(true);
    expect(isLender({ profileTypes: [] })).toBe(false);
  });

  it.each([null, '', {}])(
    'OPN-51 LAP-15: %j is the id of no lender',
    (nothing) => {
      const sent = {
        id: '1',
        lenderId: nothing,
        screenName: nothing,
        encodedId: nothing,
      };
      expect(readUser(sent)).toEqual(readUser({ id: '1' }));
      expect(readUser({ id: '1', lenderId: 'L-1' }).lenderId).toBe('L-1');
    },
  );

  it.each([null, 'x', {}, { id: '' }, { id: 3.5 }])(
    'refuses %p as a user',
    (json) => {
      expect(() => readUser(json)).toThrow();
    },
  );
});

it.each([
  [{ lenderId: 'l', screenName: 's' }, 'l'],
  [{ lenderId: '', screenName: 's' }, 's'],
  [{}, 'X1-7'],
])('ANA-1: with %j analytics identifies the user as %j', (known, identity) => {
  expect(toAnalyticsIdentity({ id: 'X1-7', ...known })).toBe(identity);
});

it('ENT-1 PRM-12 OPN-62: profile types, and a user with the least the network may send', () => {
  expect(profileTypes).toEqual([
    'Agent',
    'Lender',
    'PropertyManager',
    'Landlord',
    'HomeImprovementPro',
  ]);
  expect(readUser({ id: 'a' })).toEqual({
    id: 'X1-a',
    firstName: '',
    lastName: '',
    authenticated: true,
    emailAddress: '',
    logon: '',
    lender: false,
    professional: false,
    profileTypes: [],
    permissions: [],
  });
  expect(
    readUser({ id: 'a', emailAddress: 'a@b.example', logon: 'x' }).logon,
  ).toBe('a@b.example');
});
