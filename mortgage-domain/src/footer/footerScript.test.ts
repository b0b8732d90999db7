import { readFooterScript } from './footerScript';

it.each([
  ['/static/footer.js', 'https://own.example/static/footer.js'],
  ['https://own.example/f.js?v=1', 'https://own.example/f.js?v=1'],
  ['https://evil.example/f.js', undefined],
  ['//evil.example/f.js', undefined],
  ['https://own.example.evil.example/f.js', undefined],
  ['https://own.example@evil.example/', undefined],
  ['http://own.example/f.js', undefined],
  ['data:text/javascript,x', undefined],
  ['javascript:x', undefined],
  ['', undefined],
])('CAL-15 FTR-11 S11: the footer script %j is %j', (js, address) => {
  expect(readFooterScript({ footer: { js } }, 'https://own.example')).toBe(address);
});

it('CAL-15: an answer without a footer is refused', () => {
  expect(() => readFooterScript({}, 'https://own.example')).toThrow();
});
