import { adoptHostCopies, openShareScope, type ShareScope } from './shareScope';

const wanted = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-redux': '9.3.1',
};
/** The copied members of federation's entries. */
const copy = (name: string) => ({ name, strategy: 'version-first' }) as never;

const versions = (react: string, dom: string, name = 'react') => ({
  react: { [react]: copy(name) },
  'react-dom': { [dom]: copy(name) },
});

describe("our share scope and a host's", () => {
  const [used, ours] = [
    { name: 'react', strategy: 'loaded-first' },
    copy('ours'),
  ];
  it.each<
    [rule: string, host: ShareScope, expected: object, ours?: ShareScope]
  >([
    [
      "F15: takes the host's React where it is exactly ours, so that the page has one",
      versions('19.3.1', '19.3.1'),
      { react: { '19.3.1': used }, 'react-dom': { '19.3.1': used } },
    ],
    [
      'F16: takes nothing from a host on another React, not even what fits',
      {
        react: { '19.2.9': copy('react') },
        'react-redux': { '9.3.1': copy('react-redux') },
      },
      {},
    ],
    [
      'F16: takes nothing where only the renderer differs',
      versions('19.3.1', '19.2.9'),
      {},
    ],
    [
      'keeps our copy once a container has brought it',
      versions('19.3.1', '19.3.1', 'theirs'),
      { react: { '19.3.1': ours } },
      { react: { '19.3.1': ours } },
    ],
  ])('%s', (_rule, host, expected, scope = {}) => {
    adoptHostCopies(scope, host, wanted);
    expect(scope).toEqual(expected);
  });

  it("never changes the host's scope", () => {
    const host: ShareScope = { react: { '19.3.1': copy('react') } };
    const before = JSON.stringify(host);
    const ours: ShareScope = {};
    adoptHostCopies(ours, host, wanted);
    ours.react!['19.3.2'] = copy('newer');
    expect(JSON.stringify(host)).toBe(before);
  });
  it('is one for the page', () => {
    expect(openShareScope(window)).toBe(openShareScope(window));
  });
});
