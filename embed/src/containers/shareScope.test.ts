import { adoptHostCopies, openShareScope, type ShareScope } from './shareScope';

const wanted = { react: '19.3.1', 'react-dom': '19.3.1', 'react-redux': '9.3.1' };
/** The copied members of federation's entries. */
const copy = (name: string) => ({ name, strategy: 'version-first' }) as never;

describe("our share scope and a host's", () => {
  it("F15: takes the host's React where it is exactly ours, so that the page has one", () => {
    const ours: ShareScope = {};
    adoptHostCopies(
      ours,
      { react: { '19.3.1': copy('react') }, 'react-dom': { '19.3.1': copy('react-dom') } },
      wanted,
    );
    expect(ours).toEqual({
      react: { '19.3.1': { name: 'react', strategy: 'loaded-first' } },
      'react-dom': { '19.3.1': { name: 'react-dom', strategy: 'loaded-first' } },
    });
  });
  it('F16: takes nothing from a host on another React, not even what fits', () => {
    const ours: ShareScope = {};
    adoptHostCopies(
      ours,
      { react: { '19.2.9': copy('react') }, 'react-redux': { '9.3.1': copy('react-redux') } },
      wanted,
    );
    expect(ours).toEqual({});
  });
  it('F16: takes nothing where only the renderer differs', () => {
    const ours: ShareScope = {};
    adoptHostCopies(
      ours,
      { react: { '19.3.1': copy('react') }, 'react-dom': { '19.2.9': copy('react-dom') } },
      wanted,
    );
    expect(ours).toEqual({});
  });
  it('keeps our copy once a container has brought it', () => {
    const ours: ShareScope = { react: { '19.3.1': copy('ours') } };
    adoptHostCopies(
      ours,
      { react: { '19.3.1': copy('theirs') }, 'react-dom': { '19.3.1': copy('theirs') } },
      wanted,
    );
    expect(ours).toEqual({ react: { '19.3.1': copy('ours') } });
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
