import { readFooterData } from './footerData';

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
