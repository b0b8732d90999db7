import { bundleBudgets, pageBudgets, type PageBudget } from './budgets';
import { judgeBundles, judgePage, toBundle, type LoadedPage } from './judgeBudgets';

const page: PageBudget = {
  name: 'header page',
  address: '/',
  kilobytes: 145,
  scriptKilobytes: 400,
  requests: 2,
  depth: 3,
  nodes: 100,
  cls: 0,
  why: '',
};
const bundles = {
  'session-shared/vendor': { kilobytes: 70, why: 'React' },
  'header-remote/mount': { kilobytes: 75, why: 'the view' },
};
const file = (bundle: string, kilobytes: number, scriptKilobytes = 0) => ({
  bundle,
  bytes: kilobytes * 1024,
  scriptBytes: scriptKilobytes * 1024,
});
const within: LoadedPage = {
  files: [file('session-shared/vendor', 70, 200), file('header-remote/mount', 75, 200)],
  depth: 3,
  nodes: 100,
  cls: 0,
};
const judge = (more: Partial<LoadedPage>) => judgePage(page, { ...within, ...more });

describe('a budget', () => {
  it('says nothing while it holds, to the last byte', () => {
    expect(judge({})).toEqual([]);
    expect(judgeBundles(within.files, bundles)).toEqual([]);
  });

  it.each<[kind: string, Partial<LoadedPage>, sentence: string]>([
    [
      'of bytes',
      { files: [file('a/one', 75.9), file('b/two', 75.3)] },
      'loads too many KB (a/one 75.9 KB, b/two 75.3 KB): 151.2, budget 145.',
    ],
    ['of script', { files: [file('a/one', 70, 401)] }, 'KB of script to read: 401, budget 400.'],
    ['of requests', { files: ['a', 'b', 'c'].map((name) => file(name, 1)) }, '): 3, budget 2.'],
    ['of depth', { depth: 4 }, 'embed/src/loader/preload.ts): 4, budget 3.'],
    ['of elements', { nodes: 130 }, 'elements in our shadow roots: 130, budget 100.'],
    ['of layout shift', { cls: 0.0123 }, 'one of our views: 0.0123, budget 0.'],
  ])('%s that is overstepped says by how much, and where to look', (_kind, more, sentence) => {
    expect(judge(more)).toEqual([expect.stringContaining(sentence)]);
  });

  it('of a bundle says why it was given; a bundle without one is asked for', () => {
    expect(
      judgeBundles([file('session-shared/vendor', 70.6), file('header-remote/late', 2)], bundles),
    ).toEqual([
      expect.stringMatching(
        /^session-shared\/vendor is 70\.6 KB, 0\.6 KB more than its budget of 70\.0 KB \(React\)\./,
      ),
      expect.stringMatching(/^header-remote\/late is new and loads 2\.0 KB: give it a budget\./),
    ]);
  });

  it.each([
    ['http://127.0.0.1:4003/header-remote/embed.js', 'header-remote/embed'],
    ['http://127.0.0.1:4003/header-remote/cedarline/embed.js', 'header-remote/embed'],
    ['http://x/session-shared/0.1.0-3f2a/vendor.0a1b2c3d.js?retry=1', 'session-shared/vendor'],
    ['http://x/embed/0.1.0-3f2a/host.js', 'embed/host'],
    ['http://x/static/tokens.css', undefined],
  ])('%s is of %s', (address, bundle) => {
    expect(toBundle(address)).toBe(bundle);
  });

  it('each has its reason', () => {
    for (const { why } of [...Object.values(bundleBudgets), ...pageBudgets])
      expect(why.length).toBeGreaterThan(10);
    expect(Object.keys(bundleBudgets).length).toBeGreaterThan(10);
    expect(pageBudgets.length).toBeGreaterThan(2);
  });
});
