import { readOptions } from './options';

describe('options of a tag', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.body.innerHTML = '';
  });
  afterEach(() => warn.mockRestore());

  it('reads known options and leaves the loader\'s own attributes alone', () => {
    const options = readOptions(document, { target: '#x', embedSeen: '', theme: 'refreshed', permissions: 'A  B,C' });
    expect(options).toEqual({ theme: 'refreshed', permissions: ['A', 'B', 'C'] });
    expect(warn).not.toHaveBeenCalled();
  });

  it('takes the page\'s block first and lets the tag say otherwise', () => {
    document.body.innerHTML = '<script type="application/json" data-embed-config>{"theme":"refreshed","apiBase":"/api"}</script>';
    expect(readOptions(document, { theme: 'classic' })).toEqual({ theme: 'classic', apiBase: '/api' });
  });

  it('warns once with advice for an unknown and for a bad option, and goes on', () => {
    expect(readOptions(document, { theme: 'neon', brandColour: 'red', accountPrefix: 'a/b' })).toEqual({});
    expect(warn.mock.calls.map(([text]: [string]) => text)).toEqual([
      expect.stringContaining('data-theme="neon" is not valid'),
      expect.stringContaining('data-brand-colour is not an option'),
      expect.stringContaining('one path segment'),
    ]);
  });

  it.each(['{', '[1]', 'null', ''])('leaves an unusable block out with one warning: %s', (text) => {
    document.body.innerHTML = `<script type="application/json" data-embed-config>${text}</script>`;
    expect(readOptions(document, {})).toEqual({});
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
