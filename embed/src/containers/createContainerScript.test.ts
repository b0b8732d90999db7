import { createFederationScript } from './createFederationScript';

const releases = {
  'session-shared': {
    name: 'session-shared',
    container: 'session_shared',
    version: '1',
    base: 'https://static.example/session-shared/1/',
    entry: 'entry.js',
    files: { 'entry.js': 'sha256-ENTRY=' },
  },
};
const script = (url: string) =>
  createFederationScript(document, { url, attrs: undefined, nonce: 'abc', releases });

describe('an entry script', () => {
  it('S12: is asked for with its hash and without credentials', () => {
    expect(script('https://static.example/session-shared/1/entry.js')).toMatchObject({
      integrity: 'sha256-ENTRY=',
      crossOrigin: 'anonymous',
      nonce: 'abc',
    });
  });
  it('S12 F11: keeps its hash when it is asked for again past a cache', () => {
    expect(script('https://static.example/session-shared/1/entry.js?retry=2').integrity).toBe(
      'sha256-ENTRY=',
    );
  });
  it('carries no hash that is not known', () => {
    expect(script('https://static.example/session-shared/2/entry.js').integrity).toBe('');
  });
});
