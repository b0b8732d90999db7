import { readUserNavigation } from './userNavigation';

it('ENT-14 ENT-15 ENT-16: user navigation keyed by name', () => {
  expect(
    readUserNavigation({
      userAvatarData: { displayName: 'Ada Lane', email: 'a@b.example', photo: '/p.png' },
      navLinks: {
        inbox: {
          title: 'Inbox',
          href: '/inbox',
          subLinks: [
            { title: 'New', href: '/new' },
            { title: 'bad', href: 'javascript:x' },
          ],
          divider: true,
          tag: 'Beta',
          notifications: 2,
        },
        settings: { title: 'Settings', href: '/s' },
      },
    }),
  ).toEqual({
    avatar: { displayName: 'Ada Lane', email: 'a@b.example', photo: '/p.png' },
    navLinks: {
      inbox: {
        title: 'Inbox',
        href: '/inbox',
        subLinks: [{ title: 'New', href: '/new' }],
        divider: true,
        tag: 'Beta',
        notifications: 2,
      },
      settings: {
        title: 'Settings',
        href: '/s',
        subLinks: [],
        divider: false,
        tag: '',
        notifications: 0,
      },
    },
  });
  expect(readUserNavigation({ navLinks: {}, userAvatarData: { photo: 'javascript:x' } })).toEqual({
    avatar: { photo: '' },
    navLinks: {},
  });
  expect(() => readUserNavigation({})).toThrow();
});

it('S14: names that reach a prototype do not survive', () => {
  const sent = JSON.parse(
    '{"navLinks":{"__proto__":{"title":"x","href":"/x"},"constructor":{"title":"x","href":"/x"},"prototype":{"title":"x","href":"/x"},"a":{"title":"a","href":"/a","__proto__":{"polluted":1}}}}',
  ) as unknown;
  const { navLinks } = readUserNavigation(sent);
  expect(Object.keys(navLinks)).toEqual(['a']);
  expect(navLinks.constructor).toBe(Object);
  expect((navLinks.a as unknown as Record<string, unknown>).polluted).toBeUndefined();
});
