import { readLaterFiles } from './readLaterFiles';
import { samplePage } from './testing/sampleVisit';

const target = 'https://static.example/header-remote/';
const stamp = {
  releases: [
    { base: '../header-remote/1.0.0-aaaa/', files: { 'entry.js': 'sha256-x' } },
    { base: 'https://session.example/1.0.0-bbbb/', files: { 'entry.js': 'sha256-x' } },
  ],
};
const headerFiles = { 'entry.js': '', 'pubnub.1.js': '', 'shell.html': '', 'stamp.cjs': '' };
const sessionFiles = { 'entry.js': '', 'lightbox.1.js': '' };
const files: Readonly<Record<string, unknown>> = {
  [`${target}embed.json`]: stamp,
  [`${target}1.0.0-aaaa/release.json`]: { files: headerFiles },
  'https://session.example/1.0.0-bbbb/release.json': { files: sessionFiles },
};
const asked: string[] = [];
const serve =
  (statusOf: (url: string) => number): typeof fetch =>
  async (address, init) => {
    const { href } = new URL(address instanceof Request ? address.url : address);
    if (init?.method === 'HEAD') {
      asked.push(href);
      return new Response(null, { status: statusOf(href) });
    }
    if (files[href] === undefined) throw new TypeError('fetch failed');
    return Response.json(files[href]);
  };
const [tag] = samplePage.tags;
beforeEach(() => {
  asked.length = 0;
});

describe('programs that a page asks for later', () => {
  it('checks each file once, without those of the first view (ERR-8)', async () => {
    const failed = await readLaterFiles(
      [tag!, tag!],
      serve(() => 200),
    );
    expect(failed).toEqual([]);
    expect(asked.sort()).toEqual([
      'https://session.example/1.0.0-bbbb/lightbox.1.js',
      `${target}1.0.0-aaaa/pubnub.1.js`,
    ]);
  });

  it('reports missing files, such as a lost sign-in dialog (ERR-8)', async () => {
    const fetch = serve((url) => (url.includes('lightbox') ? 404 : 200));
    expect(await readLaterFiles([tag!], fetch)).toEqual([
      { url: 'https://session.example/1.0.0-bbbb/lightbox.1.js', reason: 'status 404' },
    ]);
  });

  it('reports nothing when the target refuses HEAD or has no release.json', async () => {
    expect(
      await readLaterFiles(
        [tag!],
        serve(() => 405),
      ),
    ).toEqual([]);
    const src = 'https://elsewhere.example/header-remote/embed.js';
    expect(
      await readLaterFiles(
        [{ ...tag!, src }],
        serve(() => 404),
      ),
    ).toEqual([]);
    expect(await readLaterFiles([tag!], async () => Promise.reject(new Error('away')))).toEqual([]);
  });
});
