import { readUserNavigation } from './userNavigation';

it('ENT-14 ENT-15 ENT-16: user navigation keyed by name', () => {
  const avatar = {
    displayName: 'Ada Lane',
    email: 'a@b.example',
    photo: '/p.png',
  };
  const inbox = {
    title: 'Inbox',
    href: '/inbox',
    divider: true,
    tag: 'Beta',
    notifications: 2,
  };
  const fresh = { title: 'New', href: '/new' };
  const settings = { title: 'Settings', href: '/s' };
  const subLinks = [fresh, { title: 'bad', href: 'javascript:x' }];
  expect(
    readUserNavigation({
      userAvatarData: avatar,
      navLinks: { inbox: { ...inbox, subLinks }, settings },
    }),
  ).toEqual({
    avatar,
    navLinks: {
      inbox: { ...inbox, subLinks: [fresh] },
      settings: {
        ...settings,
        subLinks: [],
        divider: false,
        tag: '',
        notifications: 0,
      },
    },
  });
  expect(
    readUserNavigation({
      navLinks: {},
      userAvatarData: { photo: 'javascript:x' },
    }),
  ).toEqual({
    avatar: { photo: '' },
    navLinks: {},
  });
  expect(() => readUserNavigation({})).toThrow();
});

it.each([undefined, 'javascript:x'])(
  'keeps the links below an entry whose address is %s (ENT-15)',
  (href) => {
    const subLinks = [{ title: 'Estimate', href: '/h/estimate' }];
    const yourHome = { title: 'Your home', href, subLinks };
    const { navLinks } = readUserNavigation({ navLinks: { yourHome } });
    expect(navLinks.yourHome).toMatchObject({
      title: 'Your home',
      href: '',
      subLinks,
    });
  },
);

it('S14: names that reach a prototype do not survive', () => {
  const sent = JSON.parse(
    '{"navLinks":{"__proto__":{"title":"x","href":"/x"},"constructor":{"title":"x","href":"/x"},"prototype":{"title":"x","href":"/x"},"a":{"title":"a","href":"/a","__proto__":{"polluted":1}}}}',
  ) as unknown;
  const { navLinks } = readUserNavigation(sent);
  expect(Object.keys(navLinks)).toEqual(['a']);
  expect(navLinks.constructor).toBe(Object);
  expect(
    (navLinks.a as unknown as Record<string, unknown>).polluted,
  ).toBeUndefined();
});
