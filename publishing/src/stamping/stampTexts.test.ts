import { runInNewContext } from 'node:vm';
import { toShellHtml, wrapProgram } from './stampTexts';

const release = {
  name: 'header-remote',
  container: 'header_remote',
  version: '1.0.0-abc',
  base: 'https://static.example/header-remote/1.0.0-abc/',
  entry: 'entry.js',
  files: { 'entry.js': 'sha256-ENTRY=', 'mount.1.js': 'sha256-MOUNT=' },
};

describe('stamping', () => {
  it('puts the stamp around the loader, in ASCII, so that a windows-1252 page reads it right', () => {
    const stamped = wrapProgram('globalThis.stamped = __EMBED_STAMP__;', {
      remote: 'header-remote',
      element: '#site-header',
      shell: { html: '<p>Café \u2013 “x”</p>', css: '' },
      releases: [release],
    });
    expect(stamped).toMatch(/^[\n -~]*$/);
    const page: { stamped?: unknown } = {};
    runInNewContext(stamped, page);
    expect(page.stamped).toMatchObject({
      shell: { html: '<p>Café – “x”</p>' },
    });
  });

  it('S12: gives an include that needs no script: preloads with their hashes, style and view in a declarative shadow root', () => {
    const include = toShellHtml(
      {
        remote: 'header-remote',
        shell: { html: '<p>© 🏠</p>', css: 'p{margin:0}' },
        parts: { 'header-remote': { id: 'aa' }, 'session-shared': { id: 'bb' } },
      },
      '1.0.0-abc',
      'https://static.example/header-remote/embed.js',
      [release],
    );
    expect(include).toContain(
      '<link rel="preload" as="script" href="https://static.example/header-remote/embed.js">',
    );
    expect(include).toContain(
      'href="https://static.example/header-remote/1.0.0-abc/mount.1.js" crossorigin="anonymous" integrity="sha256-MOUNT=">',
    );
    expect(include).toContain(
      '<template shadowrootmode="open"><style>p{margin:0}</style><div data-shell="1.0.0-abc aa bb"><p>&#169; &#127968;</p></div></template>',
    );
  });
});
