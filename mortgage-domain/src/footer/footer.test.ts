import { readFooterData, readFooterScript } from './footer';

it('ENT-18: links, brands, social and the script, without addresses that are not allowed', () => {
  expect(
    readFooterData({
      links: [
        { text: 'a', href: '/a' },
        { text: 'b', href: 'javascript:x' },
      ],
      brands: 'none',
      social: [{ text: 's', href: 'https://social.example/' }],
      footerScript: '/footer.js',
    }),
  ).toEqual({
    links: [{ text: 'a', href: '/a' }],
    brands: [],
    social: [{ text: 's', href: 'https://social.example/' }],
    footerScript: '/footer.js',
  });
  expect(readFooterData({})).toEqual({ links: [], brands: [], social: [], footerScript: '' });
  expect(() => readFooterData(null)).toThrow();
});

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
