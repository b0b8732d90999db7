import type { Registry } from './registry';
import { compareSites, sitesOf, withFirstSite, withoutSite, withSites } from './sites';

const empty: Registry = { workspaces: {} };
const site = (slug: string, more: object = {}) => ({ slug, ...more });
const of = (...slugs: readonly string[]): Registry => ({
  ...empty,
  sites: slugs.map((slug) => site(slug)),
});
const slugsOf = ({ sites = [] }: Registry) => sites.map(({ slug }) => slug);

describe('the sites of a target', () => {
  it('a single one is the first, without saying so', () => {
    expect(slugsOf(withSites(empty, [site('cedarline')]))).toEqual(['cedarline']);
    expect(slugsOf(withSites(empty, []))).toEqual([]);
  });

  it('of several the one that says so is the first, whatever the order of their folders', () => {
    const sites = [site('cedarline'), site('birch'), site('maplehearth', { first: true })];
    expect(slugsOf(withSites(empty, sites))).toEqual(['maplehearth', 'cedarline', 'birch']);
  });

  it('several of which none says so are refused, with what to write', () => {
    expect(() => withSites(empty, [site('cedarline'), site('maplehearth')])).toThrow(
      'Several sites (cedarline, maplehearth) are to go to a target that has none, and none of them says that it is the first: the one whose stable files are found without its slug too. Write "first": true into one of their files.',
    );
  });

  it('the first of a target stays, whatever another file says: pages name its files', () => {
    const sites = [site('cedarline', { first: true }), site('birch')];
    expect(slugsOf(withSites(of('maplehearth', 'birch'), sites))).toEqual([
      'maplehearth',
      'birch',
      'cedarline',
    ]);
  });

  it('new sites of a target that has one need not say who is first', () => {
    const added = withSites(of('maplehearth'), [site('cedarline'), site('birch')]);
    expect(slugsOf(added)).toEqual(['maplehearth', 'cedarline', 'birch']);
  });

  it('one takes the place of that of the same name', () => {
    const sites = [site('cedarline', { productName: 'Other' })];
    expect(withSites(of('maplehearth', 'cedarline', 'birch'), sites).sites).toEqual([
      site('maplehearth'),
      site('cedarline', { productName: 'Other' }),
      site('birch'),
    ]);
  });

  it('another becomes the first when somebody says so', () => {
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

  it('one goes, but never the first, and never one that is not there', () => {
    const registry = of('maplehearth', 'cedarline');
    expect(slugsOf(withoutSite(registry, 'cedarline', 't'))).toEqual(['maplehearth']);
    expect(() => withoutSite(registry, 'maplehearth', 'the target')).toThrow(
      'maplehearth is the first site of the target: pages that name no site show it. Say which one they show then: npm run stamp -- --remove maplehearth --first cedarline',
    );
    expect(() => withoutSite(of('maplehearth'), 'maplehearth', 'the target')).toThrow(
      'maplehearth is the only site of the target, and without a site there is nothing to show. Publish another one first.',
    );
    expect(() => withoutSite(registry, 'elm', 'the target')).toThrow('There is no site "elm"');
    expect(() => withoutSite(empty, 'elm', 'the target')).toThrow('There are: none.');
  });

  it('loses its notice when it is removed', () => {
    const notices = { cedarline: { text: 'Closed.' }, maplehearth: { text: 'Open.' } };
    const left = withoutSite({ ...of('maplehearth', 'cedarline'), notices }, 'cedarline', 't');
    expect(left.notices).toEqual({ maplehearth: { text: 'Open.' } });
  });

  it('says of each what becomes of it', () => {
    const sites = [site('maplehearth'), site('cedarline', { productName: 'Other' }), site('birch')];
    expect(compareSites(sites, of('maplehearth', 'cedarline'))).toEqual([
      { slug: 'maplehearth', change: 'unchanged' },
      { slug: 'cedarline', change: 'changed' },
      { slug: 'birch', change: 'added' },
    ]);
  });

  it('one that is called as the folder of previews is refused', () => {
    expect(() => withSites(empty, [site('preview')])).toThrow(
      'A site cannot be called preview: that is the folder of previews. Give it another slug.',
    );
  });

  it('a target without one is refused, with what to do', () => {
    expect(() => sitesOf(empty, 'the target')).toThrow(
      'There is no site on the target: nobody has said whose pages these are. Run npm run stamp where the file of a site lies.',
    );
  });
});
