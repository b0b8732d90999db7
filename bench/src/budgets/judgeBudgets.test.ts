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
const judge = (more: Partial<LoadedPage>) => judgePage(page, { ...within, ...more }, bundles);

describe('a budget', () => {
  it('says nothing while it holds, to the last byte', () => {
    expect(judge({})).toEqual([]);
    expect(judgeBundles(within.files, bundles)).toEqual([]);
  });

  it.each<[kind: string, Partial<LoadedPage>, sentence: RegExp]>([
    [
      'of bytes',
      { files: [file('session-shared/vendor', 75.9), file('header-remote/mount', 75.3)] },
      /^The header page loads 151\.2 KB, 6\.2 KB more than its budget of 145\.0 KB: session-shared\/vendor is 5\.9 KB over its own, header-remote\/mount is 0\.3 KB over its own\. .*npm run bench/,
    ],
    [
      'of script',
      { files: [file('session-shared/vendor', 70, 401)] },
      /^The header page gives the main thread 401\.0 KB of script to read, 1\.0 KB more than its budget of 400\.0 KB: no bundle alone is over its own budget; it loads session-shared\/vendor 70\.0 KB\./,
    ],
    [
      'of requests',
      { files: ['a/one', 'b/two', 'c/three'].map((bundle) => file(bundle, 1)) },
      /^The header page requests 3 of our files, 1 more than its budget of 2: a\/one 1\.0 KB, b\/two 1\.0 KB, c\/three 1\.0 KB\./,
    ],
    [
      'of depth',
      { depth: 4 },
      /^The header page waits for 4 requests one after another, 1 more than its budget of 3: .*preload/,
    ],
    [
      'of elements',
      { nodes: 130 },
      /^The header page has 130 elements in our shadow roots, 30 more than its budget of 100\./,
    ],
    ['of layout shift', { cls: 0.0123 }, /^The header page shifts by 0\.0123, and may shift by 0:/],
  ])('%s that is overstepped says by how much, and where to look', (_kind, more, sentence) => {
    const complaints = judge(more);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(sentence);
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
