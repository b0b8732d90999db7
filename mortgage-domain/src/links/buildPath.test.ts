import { buildPath, toPathSegment } from './buildPath';
import { anyText, forAll } from '../../test/anyText';

it.each([
  [{}, '/a/'],
  [{ none: undefined }, '/a/'],
  [{ b: '', c: 'd e&', none: undefined }, '/a/?b=&c=d+e%26'],
])('LNK-6 OPN-6: with %j the path is %j', (query, path) => {
  expect(buildPath('/a/', query)).toBe(path);
});

it.each([
  ['a b/c', 'a%20b%2Fc'],
  ['...', '...'],
  ['a\uD800', 'a%EF%BF%BD'],
  ['', undefined],
  ['.', undefined],
  ['..', undefined],
])('LNK-5 S03: %j is the segment %j', (text, segment) => {
  expect(toPathSegment(text)).toBe(segment);
});

it('LNK-5: a segment of a path is one segment, whatever the text', () => {
  forAll(anyText(), (text) => {
    const segment = toPathSegment(text);
    if (segment !== undefined) {
      expect(
        new URL(`/a/${segment}/b`, 'https://own.example').pathname.split('/'),
      ).toHaveLength(4);
    }
  });
});
