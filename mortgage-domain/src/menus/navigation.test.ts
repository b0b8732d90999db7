import fc from 'fast-check';
import {
  mergeSections,
  readAccountSections,
  readNavigationData,
  type NavigationSection,
} from './navigation';
import { readUserNavigation } from './userNavigation';

const section = (key: string, href = `/${key}`) => ({
  key,
  link: { text: key, href },
  subsections: [],
});
const unsafe = [
  'javascript:alert(1)',
  'JAVASCRIPT:x',
  'java\nscript:x',
  '\u0000javascript:x',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'blob:x',
  'https:evil.example',
  '\u200Bjavascript:x',
  '',
];

it('ENT-12 ENT-13: a section with count, class and subsections of links', () => {
  const sent = {
    key: 'k',
    link: { text: 'T', href: '/t', notifications: 3, class: 'admin' },
    subsections: [{ title: 'S', links: [{ text: 'a', href: '/a', secure: true }] }],
  };
  expect(readAccountSections({ sections: [sent] })).toEqual({
    sections: [
      {
        key: 'k',
        link: { text: 'T', href: '/t', notifications: 3, className: 'admin' },
        subsections: [{ title: 'S', links: [{ text: 'a', href: '/a', secure: true }] }],
      },
    ],
  });
});

it('ENT-12 F30: parts of the wrong shape cost themselves, not the menu', () => {
  const { sections } = readAccountSections({
    sections: [
      null,
      section('a'),
      { key: 'b' },
      {
        ...section('c'),
        link: { text: 'c', href: '/c', notifications: -1, class: 5 },
        subsections: [{ links: [{ text: 't', href: '/t', secure: 'yes' }, 7] }, 8],
      },
      { ...section('d'), subsections: 'none' },
    ],
  });
  expect(sections).toEqual([
    section('a'),
    {
      ...section('c'),
      link: { text: 'c', href: '/c', notifications: 0 },
      subsections: [{ title: '', links: [{ text: 't', href: '/t', secure: false }] }],
    },
    section('d'),
  ]);
});

it('HDR-16: no sections reads as none, but sections that cannot be read are a fault', () => {
  expect([readAccountSections({}), readAccountSections({ sections: [] })]).toEqual([
    { sections: [] },
    { sections: [] },
  ]);
  for (const json of [
    { sections: [null] },
    { sections: [section('a', 'javascript:x')] },
    { sections: 'x' },
    null,
    'x',
    [],
  ])
    expect(() => readAccountSections(json)).toThrow();
});

it('ENT-17: the impersonation notice needs a way to stop it', () => {
  const sent = {
    impersonation_email: 'a@b.example',
    impersonation_zuid: 'X1-7',
    stop_impersonation_link: '/stop',
  };
  expect(readAccountSections({ impersonation: sent }).impersonation).toEqual({
    email: 'a@b.example',
    zuid: 'X1-7',
    stopHref: '/stop',
  });
  expect(
    readAccountSections({ impersonation: { ...sent, stop_impersonation_link: 'javascript:x' } }),
  ).toEqual({ sections: [] });
});

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
        bad: { title: 'x' },
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

it.each(unsafe)('S01: %j survives in no part of the navigation', (href) => {
  const read = [
    readAccountSections({
      sections: [
        section('ok'),
        section('bad', href),
        { ...section('k'), subsections: [{ title: '', links: [{ text: 'bad', href }] }] },
      ],
      impersonation: {
        impersonation_email: '',
        impersonation_zuid: '',
        stop_impersonation_link: href,
      },
    }),
    readUserNavigation({
      userAvatarData: { photo: href },
      navLinks: {
        bad: { title: 'bad', href },
        k: { title: 'k', href: '/k', subLinks: [{ title: 'bad', href }] },
      },
    }),
  ];
  expect(JSON.stringify(read)).not.toContain('bad');
  if (href) expect(JSON.stringify(read)).not.toContain(JSON.stringify(href));
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

it('CAL-14: topnav.json brings sections, and the user part where it can be read', () => {
  const user = { navLinks: { a: { title: 'a', href: '/a' } } };
  expect(
    readNavigationData({ topnav: { json: { sections: [section('a')], user } } }),
  ).toMatchObject({
    sections: [section('a')],
    user: { avatar: {}, navLinks: { a: { href: '/a' } } },
  });
  expect(readNavigationData({ topnav: { json: { user: 'nobody' } } })).toEqual({ sections: [] });
  expect(readNavigationData({ topnav: { json: {} } })).toEqual({ sections: [] });
  for (const json of [{}, { topnav: {} }, { topnav: { json: null } }])
    expect(() => readNavigationData(json)).toThrow();
});

it('CAL-14: sections of the server replace those of the same key and follow otherwise (OPN-28)', () => {
  const named = (key: string, text: string): NavigationSection => ({
    key,
    link: { text, href: '/' },
    subsections: [],
  });
  const merged = mergeSections(
    [named('buy', 'ours'), named('rent', 'ours')],
    [named('new', 'first'), named('buy', 'theirs'), named('new', 'last')],
  );
  expect(merged.map(({ key, link }) => [key, link.text])).toEqual([
    ['buy', 'theirs'],
    ['rent', 'ours'],
    ['new', 'last'],
  ]);
  expect(mergeSections(merged, merged)).toEqual(merged);
});

it('F30 S14: any JSON is read or refused, and nothing reaches a prototype', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      for (const read of [readAccountSections, readNavigationData, readUserNavigation]) {
        for (const wrapped of [
          json,
          { sections: json, impersonation: json },
          { topnav: { json } },
          { navLinks: json, userAvatarData: json },
        ]) {
          try {
            read(wrapped);
          } catch (error) {
            expect(error).toHaveProperty('issues');
          }
        }
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
  );
});
