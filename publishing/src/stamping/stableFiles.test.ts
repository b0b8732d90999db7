import type { BuildFacts, Shell, Stamp } from 'embed/release';
import { runInNewContext } from 'node:vm';
import type { CspNeeds } from './csp';
import { integrityOf } from '../registry/releasedFacts';
import type { Registry } from '../registry/registry';
import { buildStableFiles, type StampSettings } from './stableFiles';
import { MemoryTarget } from '../testing/memoryTarget';

const version = '1.0.0-aaaa';
const shell: Shell = { html: '<p>© first</p>', css: 'p{margin:0}' };
const contents: Readonly<Record<string, string>> = {
  'host.js': 'host',
  'loader.js': 'globalThis.stamped = __EMBED_STAMP__;',
  'runtime.js': 'globalThis.known = __EMBED_STAMP__;',
  'entry.js': '/* entry */',
  'mount.1.js': 'mount',
  'shell.css': shell.css,
  'later.css': '',
  'stamp.cjs': `exports.toPart = ({ slug }) => ({ slug }); exports.render = () => '${shell.html}';`,
  'mf-manifest.json': JSON.stringify({
    metaData: { remoteEntry: { name: 'entry.js' } },
    shared: [],
    exposes: [{ assets: { js: { sync: ['mount.1.js'], async: [] } } }],
  }),
};
const hashes = Object.fromEntries(
  Object.entries(contents).map(([file, text]) => [file, integrityOf(text)]),
);

function targetWith(workspaces: Readonly<Record<string, Partial<BuildFacts>>>) {
  const target = new MemoryTarget();
  const entries = Object.entries(workspaces).map(([name, facts]) => {
    for (const [file, text] of Object.entries(contents)) {
      target.files.set(`${name}/${version}/${file}`, Buffer.from(text));
    }
    const release = {
      name,
      container: name.replaceAll('-', '_'),
      version,
      firstChunks: name === 'embed' ? [] : ['mount.1.js'],
      files: hashes,
      ...facts,
    };
    target.files.set(
      `${name}/${version}/release.json`,
      Buffer.from(JSON.stringify(release)),
    );
    const released = {
      version,
      releasedAt: '2026-01-01T00:00:00.000Z',
      contract: facts.contract,
    };
    const url = `https://static.example/${name}/`;
    return [name, { url, current: version, versions: [released] }] as const;
  });
  const sites = [{ slug: 'sample' }];
  const registry: Registry = { workspaces: Object.fromEntries(entries), sites };
  return { target, registry };
}

const header = { element: '#site-header', insertedAt: 'start' } as const;
const whole = {
  embed: {},
  'session-shared': { contract: 1 },
  'header-remote': header,
};

async function filesOf(
  workspaces: Readonly<Record<string, Partial<BuildFacts>>>,
  settings?: StampSettings,
) {
  const { target, registry } = targetWith(workspaces);
  const files = await buildStableFiles(target, registry, settings);
  return (file: string) => Buffer.from(files.get(file) ?? []).toString();
}

/** The header's stable files where these files of versions are others. */
async function headerFilesWith(changed: Readonly<Record<string, string>>) {
  const { target, registry } = targetWith(whole);
  for (const [file, text] of Object.entries(changed)) {
    target.files.set(file.replace('/', `/${version}/`), Buffer.from(text));
  }
  const files = await buildStableFiles(target, registry);
  return (file: string) =>
    Buffer.from(files.get(`header-remote/${file}`) ?? []).toString();
}
const loaderWithMenus = `${contents['loader.js']} /* data-later */`;
const withMenu = (part: string): string =>
  `exports.toPart = () => (${part}); exports.render = () => '<p data-later="">Buy</p>';`;

const program = (part: string): string =>
  `exports.toPart = () => (${part}); exports.render = () => '';`;

function stampIn(program: string): Stamp {
  const page: { stamped?: Stamp; known?: Stamp } = {};
  runInNewContext(program, page);
  const stamp = page.stamped ?? page.known;
  if (!stamp) {
    throw new Error('The program got no stamp.');
  }
  return stamp;
}

describe('stable files', () => {
  it("CON-9: a site's brand and breakpoint are in the shell's own style sheet, and its hash in csp.json", async () => {
    const css =
      ':host{--breakpoint:889px}@media (width<=889px){p{margin:1889px}}';
    const text = await headerFilesWith({
      'header-remote/shell.css': css,
      'header-remote/stamp.cjs': program(`({ breakpoint: 1024 })`),
      'session-shared/stamp.cjs': program(`({ css: ':host{--x:1}' })`),
    });
    const stamped =
      ':host{--breakpoint:1024px}@media (width<=1024px){p{margin:1889px}}:host{--x:1}';
    expect(stampIn(text('embed.js')).shell.css).toBe(stamped);
    const included = stamped.replace('p{', 'p:where([data-shell] *){');
    expect(text('shell.html')).toContain(`>${included}</style>`);
    expect(
      (JSON.parse(text('csp.json')) as CspNeeds).directives['style-src'],
    ).toEqual([`'${integrityOf(included)}'`]);
  });

  it('allows the inline script of an included header by its hash, and needs none without a style for the hint (F82)', async () => {
    const scriptsOf = async (css: string) => {
      const text = await headerFilesWith({ 'header-remote/shell.css': css });
      const { directives } = JSON.parse(text('csp.json')) as CspNeeds;
      const [, script] =
        /<script>(.*?)<\/script>/.exec(text('shell.html')) ?? [];
      const hashes = directives['script-src']!.filter((one) => /^'/.test(one));
      return { script, hashes };
    };
    const { script, hashes } = await scriptsOf(
      ':host([data-signed-in-hint]){}',
    );
    expect(hashes).toEqual([`'${integrityOf(script!)}'`]);
    expect(await scriptsOf('p{}')).toEqual({ script: undefined, hashes: [] });
  });

  it('S12: embed.js begins with the compile hint, and names the releases that go together, with the hash of every file', async () => {
    const text = await filesOf(whole);
    expect(text('header-remote/embed.js')).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
    expect(stampIn(text('header-remote/embed.js'))).toEqual({
      remote: 'header-remote',
      element: '#site-header',
      insertedAt: 'start',
      shell,
      parts: {
        'session-shared': {
          id: expect.stringMatching(/^[\da-f]{8}$/) as string,
          slug: 'sample',
        },
        'header-remote': {
          id: expect.stringMatching(/^[\da-f]{8}$/) as string,
          slug: 'sample',
        },
      },
      releases: [
        expect.objectContaining({
          name: 'embed',
          base: `https://static.example/embed/${version}/`,
          entry: 'host.js',
          files: { 'host.js': integrityOf('host') },
        }),
        expect.objectContaining({
          name: 'session-shared',
          base: `https://static.example/session-shared/${version}/`,
        }),
        expect.objectContaining({
          name: 'header-remote',
          base: `./${version}/`,
          files: { 'entry.js': integrityOf('/* entry */') },
          viewFiles: { 'mount.1.js': integrityOf('mount') },
        }),
      ],
    });
  });

  it('F48: the files of marked menus are in the folder of the version, and their hashes in csp.json', async () => {
    const text = await headerFilesWith({
      'embed/loader.js': loaderWithMenus,
      'header-remote/shell.css': 'a{}',
      'header-remote/later.css': 'p{}',
      'header-remote/stamp.cjs': withMenu(`{ slug: 'one' }`),
    });
    const { shell: first, later } = stampIn(text('embed.js'));
    expect(first).toEqual({ html: '<p data-later=""></p>', css: 'a{}' });
    expect(text('shell.html')).toContain('<p data-later="">Buy</p>');
    const included = 'a:where([data-shell] *){}p:where([data-shell] *){}';
    expect(text('shell.html')).toContain(`>${included}</style>`);
    const { scripts, directives } = JSON.parse(text('csp.json')) as CspNeeds;
    expect(directives['style-src']).toEqual([
      `'${integrityOf(included)}'`,
      `'${integrityOf('a:where([data-shell] *){}')}'`,
    ]);
    for (const [file, integrity] of [later!.menus, later!.part]) {
      expect(integrityOf(text(file.replace('./', '')))).toBe(integrity);
      expect(
        scripts[`https://static.example/header-remote/${file.slice(2)}`],
      ).toBe(integrity);
    }
  });

  it('a view with a slim form is also in shell-slim.html, without the content of menus', async () => {
    const text = await headerFilesWith({
      'embed/loader.js': loaderWithMenus,
      'header-remote/shell.css': '[data-mode=slim] p{margin:0}',
      'header-remote/later.css': 'a{}',
      'header-remote/stamp.cjs': withMenu(`{ slimPaths: ['/pay/'] }`),
    });
    expect(text('shell-slim.html')).toMatch(
      />\[data-mode=slim\] p:where\(\[data-shell\] \*\)\{margin:0\}<\/style><div data-shell="[^"]*" data-mode="slim"><p data-later=""><\/p>/,
    );
    expect(text('shell.html')).not.toContain('data-mode="');
    expect(
      stampIn(text('embed.js')).parts!['header-remote']!.slimPaths,
    ).toEqual(['/pay/']);
    expect((await filesOf(whole))('header-remote/shell-slim.html')).toBe('');
  });

  it('refuses a container that needs a newer embed, with the command that releases one', async () => {
    const entry = {
      'header-remote/entry.js': 'runtime().createContainerPlugin?.()',
    };
    await expect(headerFilesWith(entry)).rejects.toThrow(
      /^header-remote 1\.0\.0-aaaa cannot run with embed 1\.0\.0-aaaa.*npm run release -w embed first/,
    );
    const newer = await headerFilesWith({
      ...entry,
      'embed/runtime.js': 'createContainerPlugin',
    });
    expect(newer('remoteEntry.js')).toContain('createContainerPlugin?.()');
  });

  it("each site has a folder, and the first one's files are also next to the versions", async () => {
    const { target, registry } = targetWith(whole);
    const sites = [{ slug: 'sample' }, { slug: 'other' }];
    const files = await buildStableFiles(target, { ...registry, sites });
    const text = (file: string) =>
      Buffer.from(files.get(`header-remote/${file}`)!).toString();
    expect(text('embed.js').replace('./1.0', '../1.0')).toBe(
      text('sample/embed.js'),
    );
    const { parts, releases } = stampIn(text('other/embed.js'));
    expect(parts!['header-remote']).toMatchObject({ slug: 'other' });
    expect(releases.at(-1)!.base).toBe(`../${version}/`);
    expect(text('other/shell.html')).toContain(
      `data-shell="${version} ${parts!['header-remote']!.id} ${parts!['session-shared']!.id}"`,
    );
    expect(
      stampIn(text('other/remoteEntry.js').split('/* entry')[0]!).parts,
    ).toEqual(parts);
  });

  it('S12: a stamp program can read no file, and the error names its release', async () => {
    const { target, registry } = targetWith(whole);
    const program = `exports.toPart = () => ({ text: require('fs').readFileSync('/etc/hostname', 'utf8') });`;
    target.files.set(
      `header-remote/${version}/stamp.cjs`,
      Buffer.from(program),
    );
    await expect(buildStableFiles(target, registry)).rejects.toThrow(
      /header-remote 1\.0\.0-aaaa cannot be stamped[^]*ERR_ACCESS_DENIED/,
    );
  });

  it('S10: version.json names the live versions and no person', async () => {
    const { target, registry } = targetWith(whole);
    const releases = registry.workspaces['header-remote']!;
    const versions = releases.versions.map((released) => ({
      ...released,
      commit: 'c0ffee',
      isClean: true,
      releasedBy: 'Ada Lane <ada@example.test>',
    }));
    const workspaces = {
      ...registry.workspaces,
      'header-remote': { ...releases, versions },
    };
    const files = await buildStableFiles(target, { ...registry, workspaces });
    const read = (file: string): unknown =>
      JSON.parse(Buffer.from(files.get(file)!).toString());
    const facts = {
      remote: 'header-remote',
      version,
      commit: 'c0ffee',
      isClean: true,
      releasedAt: '2026-01-01T00:00:00.000Z',
      contract: 1,
      session: version,
      embed: version,
      versions: [version],
    };
    expect(read('header-remote/version.json')).toEqual(facts);
    expect(read('header-remote/sample/version.json')).toEqual(facts);
    // Unknown facts are left out.
    expect(read('session-shared/version.json')).toEqual({
      remote: 'session-shared',
      version,
      releasedAt: '2026-01-01T00:00:00.000Z',
      contract: 1,
      embed: version,
      versions: [version],
    });
  });

  it('F11: embed.json is the same stamp as data, so that a page finds the current releases by a fetch', async () => {
    const text = await filesOf(whole);
    expect(JSON.parse(text('header-remote/embed.json'))).toEqual(
      stampIn(text('header-remote/embed.js')),
    );
    const { directives } = JSON.parse(
      text('header-remote/csp.json'),
    ) as CspNeeds;
    expect(directives['connect-src']).toContain(
      'https://static.example/header-remote/',
    );
  });

  it('F48: in development the loader ends with a program, and csp.json names where that connects to', async () => {
    const loaderEnding = {
      program: 'reload();',
      connectsTo: 'http://127.0.0.1:4007/',
    };
    const needsOf = (text: string) =>
      (JSON.parse(text) as CspNeeds).directives['connect-src'];
    const [text, released] = [
      await filesOf(whole, { loaderEnding }),
      await filesOf(whole),
    ];
    expect(text('header-remote/embed.js')).toMatch(/reload\(\);$/);
    expect(needsOf(text('header-remote/csp.json'))).toContain(
      loaderEnding.connectsTo,
    );
    expect(needsOf(released('header-remote/csp.json'))).not.toContain(
      loaderEnding.connectsTo,
    );
  });

  it('the file for federated hosts names addresses that work wherever it is put', async () => {
    const text = await filesOf(whole);
    expect(text('header-remote/remoteEntry.js')).toMatch(/\/\* entry \*\/$/);
    const { releases } = stampIn(text('header-remote/remoteEntry.js'));
    expect(releases.map(({ base }) => new URL(base).origin)).toEqual(
      Array.from({ length: 3 }, () => 'https://static.example'),
    );
  });

  it('the federation manifest finds chunks and types in the folder of the version', async () => {
    const text = await filesOf(whole);
    expect(JSON.parse(text('session-shared/mf-manifest.json'))).toMatchObject({
      metaData: {
        remoteEntry: { name: 'remoteEntry.js' },
        types: { zip: `${version}/@mf-types.zip` },
      },
      exposes: [{ assets: { js: { sync: [`${version}/mount.1.js`] } } }],
    });
    expect(
      JSON.parse(text('session-shared/sample/mf-manifest.json')),
    ).toMatchObject({
      metaData: { types: { zip: `../${version}/@mf-types.zip` } },
      exposes: [{ assets: { js: { sync: [`../${version}/mount.1.js`] } } }],
    });
    expect(text('session-shared/embed.js')).toBe('');
  });
});

describe('stable files are refused with advice when', () => {
  const refusal = (workspaces: Readonly<Record<string, Partial<BuildFacts>>>) =>
    expect(filesOf(workspaces)).rejects;

  it('a workspace is missing that a remote needs', async () => {
    const { embed: _embed, ...withoutEmbed } = whole;
    await refusal(withoutEmbed).toThrow(
      /cannot run without embed.*npm run release -w embed first/,
    );
    const { 'session-shared': _session, ...withoutSession } = whole;
    await refusal(withoutSession).toThrow(
      /header-remote cannot run without session-shared/,
    );
  });

  it('a file of a version is missing', async () => {
    const { target, registry } = targetWith(whole);
    target.files.delete(`embed/${version}/loader.js`);
    await expect(buildStableFiles(target, registry)).rejects.toThrow(
      /embed\/1\.0\.0-aaaa\/loader\.js is missing, .* npm run rollback -w embed/,
    );
  });

  it('a release does not have a file of its first view', async () => {
    await refusal({
      ...whole,
      'header-remote': { ...header, firstChunks: ['gone.js'] },
    }).toThrow(/names gone\.js as a file of its first view/);
  });
});
