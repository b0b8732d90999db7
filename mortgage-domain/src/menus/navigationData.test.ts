import { readNavigationData } from './navigationData';

const section = { key: 'a', link: { text: 'a', href: '/a' }, subsections: [] };

it('CAL-14: topnav.json brings sections, and the user part where it can be read', () => {
  const user = { navLinks: { a: { title: 'a', href: '/a' } } };
  expect(
    readNavigationData({ topnav: { json: { sections: [section], user } } }),
  ).toMatchObject({
    sections: [section],
    user: { avatar: {}, navLinks: { a: { href: '/a' } } },
  });
  expect(readNavigationData({ topnav: { json: { user: 'none' } } })).toEqual({
    sections: [],
  });
  expect(readNavigationData({ topnav: { json: {} } })).toEqual({
    sections: [],
  });
  for (const json of [{}, { topnav: {} }, { topnav: { json: null } }]) {
    expect(() => readNavigationData(json)).toThrow();
  }
});
