import type { Trial } from '../page/pageState';
import { samplePage, sampleRelease } from '../testing/samples';
import { createReleaseRenewal } from './releaseRenewal';

const headerScript = 'https://static.example/header-remote/embed.js';
const footerScript = 'https://static.example/footer-remote/embed.js?second';
const oldHeader = sampleRelease('header-remote', '1.0.0-old');
const oldFooter = sampleRelease('footer-remote', '1.0.0-old');

/** The network: an answer for each address (without its query). */
function fakeNetwork(answers: Readonly<Record<string, unknown>>) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const fetch: typeof window.fetch = async (input, init) => {
    const url = typeof input === 'string' ? input : '';
    asked.push({ url, init });
    const [address = ''] = url.split('?');
    if (answers[address] === undefined) {
      throw new TypeError('Failed to fetch');
    }
    return { json: async () => answers[address] } as Response;
  };
  return { fetch, asked };
}
const headerStamp = 'https://static.example/header-remote/embed.json';
const footerStamp = 'https://static.example/footer-remote/embed.json';
const stampOf = (...releases: readonly unknown[]) => ({
  remote: 'header-remote',
  releases,
});
const moved = (name: string) => ({
  ...sampleRelease(name, '2.0.0-new'),
  base: './2.0.0-new/',
});
const nothingRuns = () => false;

describe('releases that are renewed', () => {
  it('F11: are fetched as data past every cache, with addresses relative to the stamp', async () => {
    const page = samplePage(oldHeader);
    const { fetch, asked } = fakeNetwork({
      [headerStamp]: stampOf(moved('header-remote')),
    });
    await createReleaseRenewal(page, fetch, nothingRuns)(headerScript, 2);
    expect(asked.map(({ url }) => url)).toEqual([`${headerStamp}?retry=2`]);
    expect(asked[0]!.init).toMatchObject({
      cache: 'no-store',
      credentials: 'omit',
    });
    expect(page.releases['header-remote']).toMatchObject({
      version: '2.0.0-new',
      base: 'https://static.example/header-remote/2.0.0-new/',
    });
  });

  it('bring the files that follow the first frame, for menus and views (F11)', async () => {
    const later = { menus: ['./2/m.js', 'sha256-m'], part: ['./2/p.js', ''] };
    const page = samplePage(oldHeader, oldFooter);
    const { fetch } = fakeNetwork({
      [headerStamp]: { ...stampOf(moved('header-remote')), later },
      [footerStamp]: {
        ...stampOf(moved('footer-remote')),
        remote: 'footer-remote',
        later: { menus: 'no list' },
      },
    });
    const renew = createReleaseRenewal(page, fetch, nothingRuns);
    await renew(headerScript, 1);
    await renew(footerScript, 2);
    expect(page.later).toEqual({ 'header-remote': later });
  });

  it('F11: both are, when two remotes fail at the same moment', async () => {
    const page = samplePage(oldHeader, oldFooter);
    const { fetch } = fakeNetwork({
      [headerStamp]: stampOf(moved('header-remote')),
      [footerStamp]: stampOf(moved('footer-remote')),
    });
    const renew = createReleaseRenewal(page, fetch, nothingRuns);
    await Promise.all([renew(headerScript, 1), renew(footerScript, 2)]);
    expect(page.releases['header-remote']?.version).toBe('2.0.0-new');
    expect(page.releases['footer-remote']?.version).toBe('2.0.0-new');
  });

  it('leave alone what runs already or is on trial', async () => {
    const page = samplePage(
      oldHeader,
      oldFooter,
      sampleRelease('session-shared', '1.0.0-old'),
    );
    page.trials = { 'footer-remote': { isUsed: () => true } as Trial };
    const { fetch } = fakeNetwork({
      [headerStamp]: stampOf(
        moved('session-shared'),
        moved('footer-remote'),
        moved('header-remote'),
      ),
    });
    await createReleaseRenewal(
      page,
      fetch,
      (name) => name === 'session-shared',
    )(headerScript, 1);
    expect(page.releases['session-shared']?.version).toBe('1.0.0-old');
    expect(page.releases['footer-remote']).toBe(oldFooter);
    expect(page.releases['header-remote']?.version).toBe('2.0.0-new');
  });

  it.each([
    ['not there', undefined],
    ['no object', 'embed'],
    ['nothing', null],
    ['no list', { releases: { length: 1 } }],
    [
      'a release without its base',
      stampOf({ ...moved('header-remote'), base: undefined }),
    ],
    [
      'a version that is no text',
      stampOf({ ...moved('header-remote'), version: 2 }),
    ],
    [
      'files without hashes',
      stampOf({ ...moved('header-remote'), files: { 'entry.js': null } }),
    ],
    ['no files', stampOf({ ...moved('header-remote'), files: null })],
    [
      'a base that is no address',
      stampOf({ ...moved('header-remote'), base: 'https://' }),
    ],
    ['one bad release among good ones', stampOf(moved('header-remote'), null)],
  ])(
    'a missing or invalid stamp changes nothing, and rejects nothing: %s',
    async (_case, stamp) => {
      const page = samplePage(oldHeader);
      const { fetch } = fakeNetwork({
        [headerStamp]: stamp,
      });
      await createReleaseRenewal(page, fetch, nothingRuns)(headerScript, 1);
      expect(page.releases).toEqual(samplePage(oldHeader).releases);
    },
  );

  it('a stamp that hangs is given up after three seconds', async () => {
    const limit = new AbortController();
    const timeout = jest
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(limit.signal);
    const page = samplePage(oldHeader);
    const hangs: typeof window.fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () =>
          reject(new DOMException('', 'TimeoutError')),
        );
      });
    const renewed = createReleaseRenewal(
      page,
      hangs,
      nothingRuns,
    )(headerScript, 1);
    expect(timeout).toHaveBeenCalledWith(3000);
    limit.abort();
    await renewed;
    expect(page.releases['header-remote']).toBe(oldHeader);
  });
});
