import { mergeSections } from './mergeSections';
import type { NavigationSection } from './navigationSection';

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
