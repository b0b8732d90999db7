import { readAccountSections, type Impersonation } from './accountSections';
import { readUserNavigation } from './userNavigation';

const section = (key: string, href = `/${key}`) => ({
  key,
  link: { text: key, href },
  subsections: [],
});

const unsafe = ['javascript:alert(1)', '//evil.example', ''];

it('ENT-12 ENT-13: a section with count, class and subsections of links', () => {
  const sent = {
    key: 'k',
    link: {
      text: 'T',
      href: '/t',
      secure: true,
      notifications: 3,
      class: 'admin',
    },
    subsections: [
      { title: 'S', links: [{ text: 'a', href: '/a', secure: true }] },
    ],
  };
  expect(readAccountSections({ sections: [sent] })).toEqual({
    sections: [
      {
        key: 'k',
        link: {
          text: 'T',
          href: '/t',
          secure: true,
          notifications: 3,
          className: 'admin',
        },
        subsections: [
          { title: 'S', links: [{ text: 'a', href: '/a', secure: true }] },
        ],
      },
    ],
  });
});

it('ENT-12 F30: parts of the wrong shape are dropped, not the menu', () => {
  const { sections } = readAccountSections({
    sections: [
      null,
      section('a'),
      { key: 'b' },
      {
        ...section('c'),
        link: { text: 'c', href: '/c', notifications: -1, class: 5 },
        subsections: [
          { links: [{ text: 't', href: '/t', secure: 'yes' }, 7] },
          8,
        ],
      },
      { ...section('d'), subsections: 'none' },
    ],
  });
  expect(sections).toEqual([
    section('a'),
    {
      ...section('c'),
      link: { text: 'c', href: '/c', notifications: 0 },
      subsections: [
        { title: '', links: [{ text: 't', href: '/t', secure: false }] },
      ],
    },
    section('d'),
  ]);
});

it('HDR-16 F30: an answer may have no sections, but sections that cannot be read are a fault', () => {
  for (const none of [
    {},
    { sections: [] },
    { sections: null },
    { sections: '' },
  ]) {
    expect(readAccountSections(none)).toEqual({ sections: [] });
  }
  const ofGateway = { status: 'maintenance' };
  const ofSession = { message: 'Login required' };
  for (const json of [{ sections: 'x' }, null, 'x', [], ofGateway, ofSession]) {
    expect(() => readAccountSections(json)).toThrow();
  }
  for (const unreadable of [null, section('a', 'javascript:x')]) {
    expect(() => readAccountSections({ sections: [unreadable] })).toThrow(
      'None of the sections can be read.',
    );
  }
});

it('F30: no text is longer, and no list has more, than a menu can show', () => {
  const long = 'x'.repeat(256);
  const { sections } = readAccountSections({
    sections: [
      section('a'),
      section(long),
      {
        ...section('b'),
        subsections: [{ title: long, links: [{ text: long, href: '/x' }] }],
      },
      section('c', `/${'x'.repeat(4096)}`),
    ],
  });
  expect(sections).toEqual([
    section('a'),
    { ...section('b'), subsections: [{ title: '', links: [] }] },
  ]);
  const many = Array.from({ length: 501 }, (_, nth) => section(`s${nth}`));
  expect(readAccountSections({ sections: many }).sections).toHaveLength(500);
  expect(
    readUserNavigation({
      userAvatarData: { displayName: long, email: 'a@b.example' },
      navLinks: {
        a: { title: long, href: '/a' },
        b: { title: 'b', href: '/b', tag: long },
      },
    }),
  ).toMatchObject({
    avatar: { displayName: '', email: 'a@b.example' },
    navLinks: { b: { tag: '' } },
  });
});

const sent = {
  impersonation_email: 'a@b.example',
  impersonation_zuid: 'X1-7',
  stop_impersonation_link: '/stop',
};
const unnamed = { email: '', zuid: '', stopHref: '' };

it.each<readonly [unknown, Impersonation | undefined]>([
  [sent, { email: 'a@b.example', zuid: 'X1-7', stopHref: '/stop' }],
  [
    { ...sent, impersonation_email: null, impersonation_zuid: 7 },
    { ...unnamed, zuid: '7', stopHref: '/stop' },
  ],
  [
    { impersonation_zuid: '7', stop_impersonation_link: 'javascript:x' },
    { ...unnamed, zuid: '7' },
  ],
  [{ stop_impersonation_link: '/stop' }, { ...unnamed, stopHref: '/stop' }],
  [true, unnamed],
  [null, undefined],
  [false, undefined],
  [{}, undefined],
  [{ impersonation_email: null }, undefined],
])(
  'shows the impersonation %j by a readable part (NAV-7 ENT-17 S22 OPN-122)',
  (impersonation, found) => {
    expect(readAccountSections({ impersonation }).impersonation).toEqual(found);
  },
);

it.each(unsafe)('S01: %j survives in no part of the navigation', (href) => {
  const read = [
    readAccountSections({
      sections: [
        section('ok'),
        section('bad', href),
        {
          ...section('k'),
          subsections: [{ title: '', links: [{ text: 'bad', href }] }],
        },
      ],
      impersonation: { impersonation_zuid: '7', stop_impersonation_link: href },
    }),
    readUserNavigation({
      userAvatarData: { photo: href },
      navLinks: {
        k1: { title: 'k1', href },
        k: { title: 'k', href: '/k', subLinks: [{ title: 'bad', href }] },
      },
    }),
  ];
  expect(JSON.stringify(read)).not.toContain('bad');
  if (href) {
    expect(JSON.stringify(read)).not.toContain(JSON.stringify(href));
  }
});
