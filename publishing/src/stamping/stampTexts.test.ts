import { runInNewContext } from 'node:vm';
import type { Release } from 'embed/release';
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
    const css = '"`${a}\\"\\\\\r\n';
    const stamped = wrapProgram('globalThis.stamped = __EMBED_STAMP__;', {
      remote: 'header-remote',
      element: '#site-header',
      shell: { html: '<p>Café \u2013 “x”</p>', css },
      releases: [release],
    });
    expect(stamped).toMatch(/^[\n -~]*$/);
    const page: { stamped?: unknown } = {};
    runInNewContext(stamped, page);
    expect(page.stamped).toMatchObject({
      shell: { html: '<p>Café – “x”</p>', css },
    });
  });

  const view =
    '<template shadowrootmode="open"><style data-noptimize="1" data-no-optimize="1">p:where([data-shell] *){margin:0}</style><div data-shell="1.0.0-abc aa bb"><p>&#169; &#127968;</p></div></template>';
  const include = (of: Release) =>
    toShellHtml(
      {
        remote: 'header-remote',
        shell: { html: '<p>© 🏠</p>', css: 'p{margin:0}' },
        parts: {
          'header-remote': { id: 'aa' },
          'session-shared': { id: 'bb' },
        },
      },
      '1.0.0-abc',
      [of],
    );

  it('gives an include that needs no script, and requests none before the files of the page', () => {
    const viewFiles = { 'view.1.js': 'sha256-VIEW=' };
    expect(include({ ...release, viewFiles })).toBe(`${view}\n`);
  });

  it.each([
    ['1', true, '1'],
    ['acting', true, 'acting'],
    [null, true, undefined],
    // An optimizer has moved the script out of the element.
    ['1', false, undefined],
  ])(
    'sets the hint %s of a signed-in visitor before the first paint, in our element (%s) alone (F82 SGN-10)',
    (stored, isOurs, hint) => {
      const html = toShellHtml(
        {
          remote: 'header-remote',
          shell: { html: '', css: ':host([data-signed-in-hint]){}' },
          parts: {},
        },
        '1.0.0-abc',
        [],
      );
      const element: Record<string, unknown> = {
        shadowRoot: isOurs ? {} : null,
        setAttribute: (name: string, value: string) => {
          element[name] = value;
        },
      };
      const getItem = (key: string) =>
        key === 'mortgageSignedInHint' ? stored : null;
      const program = /<\/template><script>(.*?)<\/script>/.exec(html)![1]!;
      runInNewContext(program, {
        localStorage: { getItem },
        document: { currentScript: { parentNode: element } },
      });
      expect(element['data-signed-in-hint']).toBe(hint);
      // Storage is blocked: the page goes on.
      runInNewContext(program, { document: {} });
    },
  );

  it('S12: behind a view that opens at once come preloads, with their hashes', () => {
    expect(include(release)).toBe(
      `${view}${[
        ['entry.js', 'ENTRY'],
        ['mount.1.js', 'MOUNT'],
      ]
        .map(
          ([file, hash]) =>
            `<link rel="preload" as="script" href="${release.base}${file}" crossorigin="anonymous" integrity="sha256-${hash}=">`,
        )
        .join('')}\n`,
    );
  });
});
