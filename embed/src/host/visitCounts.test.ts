import { dispatchPageEvent } from '../contract/pageEvents';
import type { RemoteName } from '../contract/contract';
import { samplePage, sampleRelease } from '../testing/samples';
import { createVisitCounts } from './visitCounts';

const current = sampleRelease('header-remote', '1.0.0-aaaaaaaa');
const canary = sampleRelease('header-remote', '2.0.0-bbbbbbbb');

function setUp(countsUrl?: string) {
  const page = samplePage(canary, sampleRelease('footer-remote'));
  page.trials = { 'header-remote': { current, countsUrl } };
  const asked: { readonly address: string; readonly init: RequestInit | undefined }[] = [];
  const fetch = jest.fn<Promise<Response>, Parameters<typeof window.fetch>>(async (input, init) => {
    asked.push({ address: typeof input === 'string' ? input : '', init });
    throw new TypeError('Failed to fetch');
  });
  return { page, asked, fetch, countStart: createVisitCounts(window, page, fetch) };
}
const fail = (remote: RemoteName, reason: string) =>
  dispatchPageEvent(document, 'remoteFailed', { remote, reason });

describe('while a canary is tried', () => {
  it('S10: a start is one count of its release, without cookie, path or answer', () => {
    const { countStart, asked } = setUp('/counts');
    countStart('header-remote');
    countStart('header-remote');
    expect(asked.map(({ address }) => address)).toEqual([
      'http://localhost/counts?release=header-remote@2.0.0-bbbbbbbb&outcome=started',
    ]);
    expect(asked[0]!.init).toEqual({
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'origin',
      keepalive: true,
    });
  });

  it('a failure is one more, of the release that was started, whatever takes its place', () => {
    const { page, countStart, asked } = setUp('https://counts.example/canary');
    countStart('header-remote');
    page.releases['header-remote'] = current;
    fail('header-remote', 'TypeError');
    fail('header-remote', 'viewBroke');
    countStart('header-remote');
    expect(asked.map(({ address }) => address)).toEqual([
      'https://counts.example/canary?release=header-remote@2.0.0-bbbbbbbb&outcome=started',
      'https://counts.example/canary?release=header-remote@2.0.0-bbbbbbbb&outcome=failed',
    ]);
  });

  it('F14: it is not counted against a remote that the session did not come', () => {
    const { countStart, asked } = setUp('/counts');
    countStart('header-remote');
    fail('header-remote', 'SessionUnavailableError');
    expect(asked).toHaveLength(1);
  });

  it('nothing is said of remotes without one, nor where nobody counts', () => {
    const { countStart, asked } = setUp('/counts');
    countStart('footer-remote');
    fail('footer-remote', 'TypeError');
    fail('header-remote', 'TypeError');
    expect(asked).toEqual([]);
    const silent = setUp();
    silent.countStart('header-remote');
    fail('header-remote', 'TypeError');
    expect(silent.asked).toEqual([]);
  });
});
