import { addedAttribute } from '../contract/handOvers';
import { samplePage, sampleRelease } from '../testing/samples';
import { createContainerScript } from './createContainerScript';

const page = Object.assign(samplePage(sampleRelease('session-shared', '1')), {
  nonce: 'abc',
});
const script = (url: string, attrs?: Record<string, unknown>) =>
  createContainerScript(window, page, attrs ? { url, attrs } : { url });

describe('an entry script', () => {
  it('S12: is requested with its hash and without credentials', () => {
    expect(
      script('https://static.example/session-shared/1/entry.js'),
    ).toMatchObject({
      integrity: 'sha256-session-shared',
      crossOrigin: 'anonymous',
      nonce: 'abc',
      async: true,
    });
  });
  it('S12 F11: keeps its hash when it is requested again past a cache', () => {
    expect(
      script('https://static.example/session-shared/1/entry.js?retry=2')
        .integrity,
    ).toBe('sha256-session-shared');
  });
  it('has no hash where none is known', () => {
    expect(
      script('https://static.example/session-shared/2/entry.js').integrity,
    ).toBe('');
    expect(
      script('https://static.example/session-shared/1/other.js').integrity,
    ).toBe('');
  });
  it("has federation's attributes, and our mark", () => {
    const asked = script('https://static.example/x.js', {
      fetchpriority: 'high',
    });
    expect(asked).toHaveAttribute('fetchpriority', 'high');
    expect(asked).toHaveAttribute(addedAttribute);
  });
});
