import { findClosestWord } from './closestWord';

const known = ['productName', 'mainDomain', 'slug', 'top'];

it.each([
  ['produktName', 'productName'],
  ['PRODUCTNAME', 'productName'],
  ['product_name', 'productName'],
  ['domain', 'mainDomain'],
  ['mainDomian', 'mainDomain'],
  ['slog', 'slug'],
  ['to', 'top'],
  ['colour', undefined],
  ['', undefined],
])('of %p one may have meant %p', (word, meant) => {
  expect(findClosestWord(word, known)).toBe(meant);
});

it('the closest is meant', () => {
  expect(findClosestWord('links', ['link', 'lines', 'links2'])).toBe('link');
  expect(findClosestWord('header', [])).toBeUndefined();
});
