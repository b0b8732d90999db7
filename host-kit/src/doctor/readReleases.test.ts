import { readLaterFiles, readPins } from './readReleases';
import { readTagAddress } from './tagAddress';
import { samplePage } from './testing/sampleVisit';

const tagOf = (path: string, hasIntegrity = true) => ({
  remote: 'header-remote',
  src: `https://static.example/header-remote/${path}embed.js?a`,
  selector: '#site-header',
  hasIntegrity,
  crossOrigin: true,
});
const now = new Date('2026-02-01T12:00:00.000Z');

/** A target by its files. */
const serve =
  (files: Readonly<Record<string, object | string>>): typeof fetch =>
  async (address) => {
    const { href } = new URL(address instanceof Request ? address.url : address);
    const file = files[href.replace('https://static.example/header-remote/', '')];
    if (file === undefined) throw new TypeError('fetch failed');
    return new Response(typeof file === 'string' ? file : JSON.stringify(file));
  };

describe('the address of a tag', () => {
  it.each([
    ['', { site: '' }],
    ['cedarline/', { site: 'cedarline' }],
    ['1.0.0-aaaa/', { site: '', version: '1.0.0-aaaa' }],
    ['1.0.0-aaaa/cedarline/', { site: 'cedarline', version: '1.0.0-aaaa' }],
  ])('%sembed.js', (path, expected) => {
    expect(readTagAddress(tagOf(path))).toEqual({
      folder: 'https://static.example/header-remote/',
      ...expected,
    });
  });
});

describe('a pin', () => {
  const pin = { releasedAt: '2026-01-02T10:00:00.000Z' };
  const live = { version: '1.2.0-cccc', versions: ['1.2.0-cccc', '1.1.0-bbbb', '1.0.0-aaaa'] };

  it('gives the age of the release and the current version of its site', async () => {
    const fetch = serve({
      '1.0.0-aaaa/cedarline/pin.json': pin,
      'cedarline/version.json': live,
    });
    expect(await readPins([tagOf('1.0.0-aaaa/cedarline/')], fetch, now)).toEqual([
      {
        remote: 'header-remote',
        version: '1.0.0-aaaa',
        hasIntegrity: true,
        release: {
          releasedAt: pin.releasedAt,
          ageDays: 30,
          current: '1.2.0-cccc',
          newerReleases: 2,
          nextPin: 'https://static.example/header-remote/1.2.0-cccc/cedarline/pin.json',
        },
      },
    ]);
  });

  it('does not know how many releases are newer when the target no longer lists the version', async () => {
    const fetch = serve({ '0.9.0-old/pin.json': pin, 'version.json': live });
    const [found] = await readPins([tagOf('0.9.0-old/', false)], fetch, now);
    expect(found).toMatchObject({ hasIntegrity: false, release: { newerReleases: undefined } });
  });

  it('has no release when the target answers anything else', async () => {
    const targets: readonly Parameters<typeof serve>[0][] = [
      {},
      { '1.0.0-aaaa/pin.json': '<html>', 'version.json': live },
      { '1.0.0-aaaa/pin.json': {}, 'version.json': live },
      { '1.0.0-aaaa/pin.json': pin, 'version.json': { version: 7 } },
    ];
    for (const files of targets)
      expect(await readPins([tagOf('1.0.0-aaaa/')], serve(files), now)).toEqual([
        { remote: 'header-remote', version: '1.0.0-aaaa', hasIntegrity: true, release: undefined },
      ]);
  });

  it('skips tags that are not pinned', async () => {
    expect(await readPins([tagOf('')], serve({}), now)).toEqual([]);
  });
});

const target = 'https://static.example/header-remote/';
const stamp = {
  releases: [
    { base: '../header-remote/1.0.0-aaaa/', files: { 'entry.js': 'sha256-x' } },
    { base: 'https://session.example/1.0.0-bbbb/', files: { 'entry.js': 'sha256-x' } },
  ],
};
const headerFiles = { 'entry.js': '', 'pubnub.1.js': '', 'shell.html': '', 'stamp.cjs': '' };
const sessionFiles = { 'entry.js': '', 'lightbox.1.js': '' };
const laterFiles: Readonly<Record<string, unknown>> = {
  [`${target}embed.json`]: stamp,
  [`${target}1.0.0-aaaa/release.json`]: { files: headerFiles },
  'https://session.example/1.0.0-bbbb/release.json': { files: sessionFiles },
};
const asked: string[] = [];
const serveFiles =
  (statusOf: (url: string) => number): typeof fetch =>
  async (address, init) => {
    const { href } = new URL(address instanceof Request ? address.url : address);
    if (init?.method === 'HEAD') {
      asked.push(href);
      return new Response(null, { status: statusOf(href) });
    }
    if (laterFiles[href] === undefined) throw new TypeError('fetch failed');
    return Response.json(laterFiles[href]);
  };
const [tag] = samplePage.tags;
beforeEach(() => {
  asked.length = 0;
});

describe('programs that a page asks for later', () => {
  it('checks each file once, without those of the first view (ERR-8)', async () => {
    const failed = await readLaterFiles(
      [tag!, tag!],
      serveFiles(() => 200),
    );
    expect(failed).toEqual([]);
    expect(asked.sort()).toEqual([
      'https://session.example/1.0.0-bbbb/lightbox.1.js',
      `${target}1.0.0-aaaa/pubnub.1.js`,
    ]);
  });

  it('reports missing files, such as a lost sign-in dialog (ERR-8)', async () => {
    const fetch = serveFiles((url) => (url.includes('lightbox') ? 404 : 200));
    expect(await readLaterFiles([tag!], fetch)).toEqual([
      { url: 'https://session.example/1.0.0-bbbb/lightbox.1.js', reason: 'status 404' },
    ]);
  });

  it('reports nothing when the target refuses HEAD or has no release.json', async () => {
    expect(
      await readLaterFiles(
        [tag!],
        serveFiles(() => 405),
      ),
    ).toEqual([]);
    const src = 'https://elsewhere.example/header-remote/embed.js';
    expect(
      await readLaterFiles(
        [{ ...tag!, src }],
        serveFiles(() => 404),
      ),
    ).toEqual([]);
    expect(await readLaterFiles([tag!], async () => Promise.reject(new Error('away')))).toEqual([]);
  });
});
