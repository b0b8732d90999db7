import fc from 'fast-check';
import { avatarIconCount, decideAvatar } from './avatar';
import { anyText, forAll } from '../../test/anyText';

const site = {
  placeholderPhoto: '/none.png',
  mainDomain: 'maplehearth.example',
};

it('AVA-3 CON-17: one of five icons, the same for the same email in any case', () => {
  expect(avatarIconCount).toBe(5);
  forAll(anyText(), (email) => {
    const avatar = decideAvatar({ email }, site);
    expect(
      [0, 1, 2, 3, 4].map((index) => ({ kind: 'icon', index })),
    ).toContainEqual(avatar);
    expect(decideAvatar({ email: email.toLowerCase() }, site)).toEqual(avatar);
  });
});

const names: readonly (readonly [string, string])[] = [
  ['ada lane', 'AL'],
  ['Ada Maria de Lane', 'AL'],
  ['  ada  ', 'A'],
  ['émile zola', 'ÉZ'],
  ['(Bob) "Smith"', 'BS'],
  ['😀 x', '😀X'],
];
it.each(names)(
  'AVA-2: the initials of %j are %j (OPN-97)',
  (displayName, text) => {
    expect(decideAvatar({ displayName, email: 'a@b.example' }, site)).toEqual({
      kind: 'initials',
      text,
    });
  },
);

it('AVA-1 AVA-2 ENT-16: never throws, and shows initials exactly when there is a name and no photo', () => {
  forAll(
    anyText(),
    fc.constantFrom('', '/none.png', '/me.png'),
    (displayName, photo) => {
      const { kind } = decideAvatar({ displayName, photo }, site);
      expect(kind).toBe(
        photo === '/me.png'
          ? 'photo'
          : displayName.trim() === ''
            ? 'icon'
            : 'initials',
      );
    },
  );
});

describe('avatars', () => {
  it.each([
    ['https://www.maplehearth.example/none.png', '/none.png', 'initials'],
    [
      '/none.png?v=2#x',
      'https://static.maplehearth.example/none.png',
      'initials',
    ],
    [
      'https://cdn.example/none.png',
      'https://cdn.example/none.png?v=1',
      'photo',
    ],
    ['https://ada.photos.example/none.png', '/none.png', 'photo'],
    ['/photos/avatar.ashx?id=77', '/photos/avatar.ashx?id=0', 'photo'],
    [
      'https://maplehearth.example/photos/avatar.ashx?id=0',
      '/photos/avatar.ashx?id=0',
      'initials',
    ],
    ['/photos/none.png', '/none.png', 'photo'],
    ['https://static.example/me.png?of=/none.png', '/none.png', 'photo'],
  ])(
    'AVA-1 OPN-97: %s with the placeholder %s',
    (photo, placeholderPhoto, kind) => {
      expect(
        decideAvatar(
          { photo, displayName: 'ada' },
          { ...site, placeholderPhoto },
        ).kind,
      ).toBe(kind);
    },
  );
  it('AVA-3: one of five icons by the checksum of the email, always the same', () => {
    expect(decideAvatar({ email: 'AC' }, site)).toEqual({
      kind: 'icon',
      index: (97 + 99) % 5,
    });
    expect(decideAvatar({}, site)).toEqual({ kind: 'icon', index: 0 });
  });
});
