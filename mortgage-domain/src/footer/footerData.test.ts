import { defaultSiteConfig as site } from '../site/siteConfig';
import { footerContent } from './footerContent';
import { readFooterData, readFooterFrame, type FooterData } from './footerData';

const ours = footerContent(site);
const pageOrigin = 'https://own.example';
const read = (data: FooterData, isServer = false) =>
  readFooterData(data, ours, { site, pageOrigin, isServer });

it('ENT-18 OPN-79: links, brands, social and the script come from the data; the rest stays ours', () => {
  const data = {
    links: [{ text: 'Press', href: '/press/' }],
    brands: [{ text: 'Sister', href: 'https://sister.example/' }],
    social: [{ text: 'Us on Instagram', href: 'https://social.example/us' }],
    js: '/footer.js',
  };
  expect(read(data)).toEqual({
    content: {
      ...ours,
      ...data,
      social: [{ ...data.social[0], icon: 'instagram' }],
      js: 'https://own.example/footer.js',
    },
    refused: [],
  });
  expect(read({ links: null, js: null })).toEqual({
    content: ours,
    refused: [],
  });
});

it('ENT-18 OPN-25: badges, notices and legal links too, with the drawing that they name', () => {
  const data = {
    apps: [
      { text: 'App Store', href: 'https://store.example/1', icon: 'apple' },
    ],
    notices: ['{productName} is licensed.'],
    legal: [{ text: 'Fair housing', href: '/fair/', icon: 'equalHousing' }],
  };
  expect(read(data).content).toEqual({ ...ours, ...data });
});

it.each(['links', 'brands', 'social', 'apps', 'notices', 'legal'] as const)(
  'ENT-18: an empty list empties %s; a list without a valid item, or no list, changes nothing',
  (part) => {
    expect(read({ [part]: [] })).toEqual({
      content: { ...ours, [part]: [] },
      refused: [],
    });
    for (const bad of [
      [null],
      [{ text: 'x', href: 'javascript:x' }],
      [7, ' '],
      'none',
      {},
    ]) {
      expect(read({ [part]: bad })).toEqual({ content: ours, refused: [part] });
    }
  },
);

it.each([
  { text: 'x', href: 'javascript:alert(1)' },
  { text: 'x', href: '//evil.example' },
  { text: ' ', href: '/a' },
  { text: 'x' },
  { href: '/a' },
  { text: 'x', href: '/a', icon: 'skull' },
  'x',
])(
  'S01 ENT-18: %j is dropped, named as refused, and its neighbours stay',
  (bad) => {
    const good = { text: 'Good', href: '/good/' };
    expect(read({ brands: [bad, good] })).toEqual({
      content: { ...ours, brands: [good] },
      refused: ['brands'],
    });
  },
);

it('LNK-13 LNK-15 OPN-4: the host rules hold, and a path begins at the root', () => {
  const { links } = read({
    links: [
      { text: 'Bare', href: 'https://maplehearth.example/a?b#c' },
      { text: 'Marked', href: 'https://secure-contact.maplehearth.example/x' },
      { text: 'Path', href: 'careers/' },
    ],
  }).content;
  expect(links.map(({ href }) => href)).toEqual([
    'https://www.maplehearth.example/a?b#c',
    'https://www.maplehearth.example/x',
    '/careers/',
  ]);
});

it("LNK-1 S01: a server's links stay on the site's own hosts, save those to brands, networks and stores", () => {
  const foreign = [{ text: 'Elsewhere', href: 'https://elsewhere.example/' }];
  const data = {
    links: foreign,
    brands: foreign,
    social: foreign,
    apps: foreign,
    legal: foreign,
  };
  expect(read(data, true)).toEqual({
    content: { ...ours, brands: foreign, social: foreign, apps: foreign },
    refused: ['links', 'legal'],
  });
  expect(read(data).refused).toEqual([]);
  const own = [{ text: 'Own', href: 'https://www.maplehearth.example/' }];
  expect(read({ links: own, legal: own }, true).refused).toEqual([]);
});

it.each([
  ['/static/footer.js', 'https://own.example/static/footer.js'],
  ['https://own.example/f.js?v=1', 'https://own.example/f.js?v=1'],
  ['', ''],
])('ENT-18 CAL-15 FTR-11: the footer script %j is %j', (js, address) => {
  expect(read({ js })).toEqual({
    content: { ...ours, js: address },
    refused: [],
  });
});

it('ENT-18: an empty script address takes ours away', () => {
  const scripted = { ...ours, js: 'https://own.example/f.js' };
  const source = { site, pageOrigin, isServer: true };
  expect(readFooterData({ js: '' }, scripted, source).content.js).toBe('');
  expect(readFooterData({}, scripted, source).content.js).toBe(scripted.js);
});

it.each([
  'https://evil.example/f.js',
  '//evil.example/f.js',
  'https://own.example.evil.example/f.js',
  'https://own.example@evil.example/',
  'http://own.example/f.js',
  'data:text/javascript,x',
  'javascript:x',
  7,
])('OPN-110 S11: the script %j is refused', (js) => {
  expect(read({ js })).toEqual({ content: ours, refused: ['js'] });
});

it('CAL-15: a frame without a footer is refused', () => {
  expect(readFooterFrame({ footer: { js: '/f.js', more: 1 } })).toEqual({
    js: '/f.js',
    more: 1,
  });
  for (const frame of [{}, null, { footer: '' }]) {
    expect(() => readFooterFrame(frame)).toThrow(
      'The page frame has no footer.',
    );
  }
});
