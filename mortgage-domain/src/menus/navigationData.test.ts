import fc from 'fast-check';
import { readAccountSections } from './accountSections';
import { readNavigationData } from './navigationData';
import { readUserNavigation } from './userNavigation';

const section = (key: string, href = `/${key}`) => ({
  key,
  link: { text: key, href },
  subsections: [],
});

it('CAL-14: topnav.json brings sections, and the user part where it can be read', () => {
  const user = { navLinks: { a: { title: 'a', href: '/a' } } };
  expect(
    readNavigationData({ topnav: { json: { sections: [section('a')], user } } }),
  ).toMatchObject({
    sections: [section('a')],
    user: { avatar: {}, navLinks: { a: { href: '/a' } } },
  });
  expect(readNavigationData({ topnav: { json: { user: 'none' } } })).toEqual({ sections: [] });
  expect(readNavigationData({ topnav: { json: {} } })).toEqual({ sections: [] });
  for (const json of [{}, { topnav: {} }, { topnav: { json: null } }])
    expect(() => readNavigationData(json)).toThrow();
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
