import { buildPath } from './buildPath';

it.each([
  [{}, '/a/'],
  [{ none: undefined }, '/a/'],
  [{ b: '', c: 'd e&', none: undefined }, '/a/?b=&c=d+e%26'],
])('LNK-6 OPN-6: with %j the path is %j', (query, path) => {
  expect(buildPath('/a/', query)).toBe(path);
});
