import { appBadges, hidesAppBadges } from './appBadges';
import { companyLinks } from './companyLinks';
import { copyrightLine } from './legalNotices';
import { equalHousingLink, privacyLink } from './legalLinks';
import { socialNetworks } from './socialLinks';
import { skipLink } from '../links/link';
import { defaultSiteConfig as site } from '../site/siteConfig';

it("FTR-1 FTR-3 FTR-4 FTR-6 FTR-7 FTR-8: the footer's links", () => {
  expect(companyLinks.map(({ href }) => href)).toEqual(
    expect.arrayContaining([
      '/z/corp/about/',
      '/z/zestimate/',
      '/research/',
      '/careers/',
      '/z/corp/terms/',
      '/learn/',
      '/tech/',
      '/z/info/real-estate-licenses/',
      '/z/info/contact-us/',
    ]),
  );
  expect(companyLinks.filter(({ href }) => href.endsWith('.pdf'))).toHaveLength(2);
  expect(socialNetworks).toEqual(['facebook', 'instagram', 'tiktok']);
  expect(appBadges.map(({ store }) => store)).toEqual(['apple', 'google']);
  expect([privacyLink.text, equalHousingLink.text, skipLink.href]).toEqual([
    'Do Not Sell or Share My Personal Information',
    'Equal Housing Opportunity',
    '#main-content',
  ]);
});

it('FTR-9: the copyright runs from 2006 to the year', () => {
  expect(copyrightLine(site, 2031)).toBe('© 2006-2031 Maplehearth');
});

it.each([
  ['?fromApp=true', true],
  ['?fromApp=TRUE', false],
  ['?fromApp=1', false],
  ['', false],
])('FTR-10: %p hides the badges: %p', (search, hidden) => {
  expect(hidesAppBadges(search)).toBe(hidden);
});
