import type { Registry } from './registry';
import { sitesOf, withFirstSite, withoutSite, withSites } from './sites';

const empty: Registry = { workspaces: {} };
const site = (slug: string, more: object = {}) => ({ slug, ...more });
const of = (...slugs: readonly string[]): Registry => ({
  ...empty,
  sites: slugs.map((slug) => site(slug)),
});
const slugsOf = ({ sites = [] }: Registry) => sites.map(({ slug }) => slug);

describe('the sites of a target', () => {
  const marked = (slug: string) => site(slug, { first: true });
  it.each([
    ['none', empty, [], []],
    ['a single one, without a mark', empty, [site('elm')], ['elm']],
    [
      'several, of which the marked one is the first',
      empty,
      [site('elm'), site('birch'), marked('maple')],
      ['maple', 'elm', 'birch'],
    ],
    [
      'one more, whose mark does not move the first site',
      of('maple', 'birch'),
      [marked('elm'), site('birch')],
      ['maple', 'birch', 'elm'],
    ],
    [
      'others without a mark',
      of('oak'),
      [site('elm'), site('fir')],
      ['oak', 'elm', 'fir'],
    ],
  ])('are added: %s', (_what, registry, sites, expected) => {
    expect(slugsOf(withSites(registry, sites))).toEqual(expected);
  });

  it('refuses several sites without a marked one', () => {
    expect(() =>
      withSites(empty, [site('cedarline'), site('maplehearth')]),
    ).toThrow(
      'None of the sites cedarline, maplehearth is marked as the first, for pages that name no site. Write "first": true into one of their files.',
    );
  });

  it('a site replaces the one of its slug', () => {
    const sites = [site('cedarline', { productName: 'Other' })];
    expect(
      withSites(of('maplehearth', 'cedarline', 'birch'), sites).sites,
    ).toEqual([
      site('maplehearth'),
      site('cedarline', { productName: 'Other' }),
      site('birch'),
    ]);
  });

  it('an operator makes another site the first', () => {
    const registry = of('maplehearth', 'birch', 'cedarline');
    expect(slugsOf(withFirstSite(registry, 'cedarline', 't'))).toEqual([
      'cedarline',
      'maplehearth',
      'birch',
    ]);
    expect(() => withFirstSite(registry, 'elm', 'the target')).toThrow(
      'There is no site "elm" on the target. There are: maplehearth, birch, cedarline.',
    );
  });

  it('removes a site, but never the first or an unknown one', () => {
    const registry = of('maplehearth', 'cedarline');
    expect(slugsOf(withoutSite(registry, 'cedarline', 't'))).toEqual([
      'maplehearth',
    ]);
    expect(() => withoutSite(registry, 'maplehearth', 'the target')).toThrow(
      'maplehearth is the first site of the target: pages that name no site show it. Name the next first site: npm run stamp -- --remove maplehearth --first cedarline',
    );
    expect(() =>
      withoutSite(of('maplehearth'), 'maplehearth', 'the target'),
    ).toThrow(
      'maplehearth is the only site of the target. Publish another one first.',
    );
    expect(() => withoutSite(empty, 'elm', 'the target')).toThrow(
      'There are: none.',
    );
  });

  it('loses its notice when it is removed', () => {
    const notices = {
      cedarline: { text: 'Closed.' },
      maplehearth: { text: 'Open.' },
    };
    const left = withoutSite(
      { ...of('maplehearth', 'cedarline'), notices },
      'cedarline',
      't',
    );
    expect(left.notices).toEqual({ maplehearth: { text: 'Open.' } });
  });

  it('refuses a target without sites, with advice', () => {
    expect(() => sitesOf(empty, 'the target')).toThrow(
      "the target has no site. Run npm run stamp in a checkout with a site's file.",
    );
  });
});
