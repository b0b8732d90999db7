import { defaultSiteConfig as site } from '../site/siteConfig';
import { footerContent, hidesAppBadges } from './footerContent';

const content = () => footerContent(site);

it('FTR-1 OPN-25: the company links, and the two New York notices', () => {
  expect(content().links.map(({ href }) => href)).toEqual([
    '/z/corp/about/',
    '/z/zestimate/',
    '/research/',
    '/careers/',
    '/z/corp/terms/',
    '/learn/',
    '/tech/',
    '/z/info/real-estate-licenses/',
    '/z/info/contact-us/',
    '/z/legal/new-york-fair-housing-notice.pdf',
    '/z/legal/new-york-operating-procedures.pdf',
  ]);
});

it('FTR-2 FTR-3 FTR-4: brands, networks and badges', () => {
  expect(content().brands.length).toBeGreaterThan(1);
  expect(content().social.map(({ icon }) => icon)).toEqual([
    'facebook',
    'instagram',
    'tiktok',
  ]);
  expect(content().apps.map(({ icon, text }) => [icon, text])).toEqual([
    ['apple', 'Download on the App Store'],
    ['google', 'Get it on Google Play'],
  ]);
});

it('lists the networks by name and address; has a script only if the site names one (FTR-3 FTR-11)', () => {
  expect(content().social[0]).toEqual({
    key: 'facebook',
    icon: 'facebook',
    text: '{productName} on Facebook',
    href: '/z/social/facebook/maplehearth/',
  });
  expect(content().js).toBe('');
});

it('FTR-5: the legal notices cover samples, accessibility and fair housing, licences', () => {
  expect(content().notices).toHaveLength(3);
  expect(content().notices).toEqual([
    expect.stringContaining('samples'),
    expect.stringMatching(/fair housing.*website that everyone can use/),
    expect.stringMatching(/licensed in the state of the property.*NMLS/),
  ]);
});

it('FTR-6 FTR-7 OPN-25: privacy and Equal Housing', () => {
  expect(content().legal.map(({ text, href }) => [text, href])).toEqual([
    [
      'Do Not Sell or Share My Personal Information',
      '/z/corp/privacy-choices/',
    ],
    ['Equal Housing Opportunity', '/z/corp/equal-housing/'],
  ]);
});

it.each([
  ['?fromApp=true', true],
  ['?fromApp=TRUE', false],
  ['?fromApp=1', false],
  ['', false],
])('FTR-10 OPN-26: %p hides the badges: %p', (search, hidden) => {
  expect(hidesAppBadges(search)).toBe(hidden);
});
