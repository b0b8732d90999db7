import { toGivenUser } from './toGivenUser';

it("is the session's user, and their part of the account menu", () => {
  const { user, given } = toGivenUser({
    id: '7',
    displayName: 'Ada Lane',
    photo: 'https://images.example/ada.png',
    roles: ['Lender'],
    permissions: ['EditCMSContent'],
    menu: [
      { text: 'Orders', href: '/orders/' },
      { key: 'settings', text: 'Profile', href: '/profile/' },
    ],
    unreadCount: 3,
  });
  expect(user).toMatchObject({
    id: 'X1-7',
    lender: true,
    permissions: ['EditCMSContent'],
  });
  expect(given).toMatchObject({
    avatar: {
      displayName: 'Ada Lane',
      photo: 'https://images.example/ada.png',
    },
    navLinks: {
      page0: { title: 'Orders', href: '/orders/' },
      settings: { title: 'Profile', href: '/profile/' },
      inbox: { notifications: 3 },
    },
  });
  expect(console.warn).not.toHaveBeenCalled();
});

it('a part that is null or undefined is missing, without a warning (OPN-122)', () => {
  const menu = [{ key: null, text: 'Orders', href: '/orders/' }];
  const { user, given } = toGivenUser({
    id: '7',
    photo: null,
    roles: undefined,
    menu,
  } as never);
  expect(user).toMatchObject({ id: 'X1-7', profileTypes: [] });
  expect(given?.navLinks.page0).toMatchObject({ title: 'Orders' });
  expect(console.warn).not.toHaveBeenCalled();
});

const tooLong = 'x'.repeat(256);

it.each([
  [
    { displayName: tooLong },
    'displayName',
    `("${tooLong}")`,
    'write a text of at most 255',
  ],
  [
    { displayName: 7 },
    'displayName',
    '(7)',
    'write a text of at most 255 characters.',
  ],
  [
    { roles: 'Lender' },
    'roles',
    '("Lender")',
    'write a list of texts, such as ["Lender"].',
  ],
  [
    { photo: 'javascript:x' },
    'photo',
    '("javascript:x")',
    'write an http(s) address or a path.',
  ],
  [
    { permissions: ['Fly'] },
    'permissions',
    '(["Fly"])',
    'write a list of any of AdjustLender',
  ],
  [
    { menu: [{ text: 'A' }] },
    'menu',
    '([{"text":"A"}])',
    'write a list such as [{ "text":',
  ],
  [
    { unreadCount: -1 },
    'unreadCount',
    '(-1)',
    'write a whole number from 0 on.',
  ],
  [
    { name: 'Ada' },
    'name',
    '("Ada")',
    'known parts: id, displayName, photo, roles,',
  ],
])('%j: one warning, and the rest holds', (wrong, name, value, advice) => {
  const { user } = toGivenUser({ id: '7', ...wrong } as never);
  expect(user.id).toBe('X1-7');
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(jest.mocked(console.warn).mock.calls[0]![0]).toContain(
    `[mortgage session] ${name} of the page's visitor ${value} is not valid and is left out: ${advice}`,
  );
});
