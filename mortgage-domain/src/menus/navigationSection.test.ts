import {
  isAdminSection,
  mergeSections,
  type NavigationSection,
} from './navigationSection';

it.each([
  ['admin', true],
  ['wide admin', true],
  ['administration', false],
  ['', false],
  [undefined, false],
])(
  'NAV-36: a section of the class %j is an admin one: %p',
  (className, isAdmin) => {
    const link = { text: 'Tools', href: '/tools', className };
    expect(isAdminSection({ key: 'tools', link, subsections: [] })).toBe(
      isAdmin,
    );
  },
);

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
