import { readPins } from './readPins';
import { readTagAddress } from './tagAddress';

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
    const { href } = new URL(
      address instanceof Request ? address.url : address,
    );
    const file =
      files[href.replace('https://static.example/header-remote/', '')];
    if (file === undefined) {
      throw new TypeError('fetch failed');
    }
    return new Response(typeof file === 'string' ? file : JSON.stringify(file));
  };

it.each([
  ['', { site: '' }],
  ['cedarline/', { site: 'cedarline' }],
  ['1.0.0-aaaa/', { site: '', version: '1.0.0-aaaa' }],
  ['1.0.0-aaaa/cedarline/', { site: 'cedarline', version: '1.0.0-aaaa' }],
])('reads the address %sembed.js of a tag', (path, expected) => {
  expect(readTagAddress(tagOf(path))).toEqual({
    folder: 'https://static.example/header-remote/',
    ...expected,
  });
});

describe('a pin', () => {
  const pin = { releasedAt: '2026-01-02T10:00:00.000Z' };
  const live = {
    version: '1.2.0-cccc',
    versions: ['1.2.0-cccc', '1.1.0-bbbb', '1.0.0-aaaa'],
  };

  it('gives the age of the release and the current version of its site', async () => {
    const fetch = serve({
      '1.0.0-aaaa/cedarline/pin.json': pin,
      'cedarline/version.json': live,
    });
    expect(
      await readPins([tagOf('1.0.0-aaaa/cedarline/')], fetch, now),
    ).toEqual([
      {
        remote: 'header-remote',
        version: '1.0.0-aaaa',
        hasIntegrity: true,
        release: {
          releasedAt: pin.releasedAt,
          ageDays: 30,
          current: '1.2.0-cccc',
          newerReleases: 2,
          nextPin:
            'https://static.example/header-remote/1.2.0-cccc/cedarline/pin.json',
        },
      },
    ]);
  });

  it('gives no number of newer releases when the target no longer lists the version', async () => {
    const fetch = serve({ '0.9.0-old/pin.json': pin, 'version.json': live });
    const [found] = await readPins([tagOf('0.9.0-old/', false)], fetch, now);
    expect(found).toMatchObject({
      hasIntegrity: false,
      release: { newerReleases: undefined },
    });
  });

  it('has no release when the target answers anything else', async () => {
    const targets: readonly Parameters<typeof serve>[0][] = [
      {},
      { '1.0.0-aaaa/pin.json': '<html>', 'version.json': live },
      { '1.0.0-aaaa/pin.json': {}, 'version.json': live },
      { '1.0.0-aaaa/pin.json': pin, 'version.json': { version: 7 } },
    ];
    for (const files of targets) {
      expect(await readPins([tagOf('1.0.0-aaaa/')], serve(files), now)).toEqual(
        [
          {
            remote: 'header-remote',
            version: '1.0.0-aaaa',
            hasIntegrity: true,
            release: undefined,
          },
        ],
      );
    }
  });

  it('skips tags that are not pinned', async () => {
    expect(await readPins([tagOf('')], serve({}), now)).toEqual([]);
  });
});
