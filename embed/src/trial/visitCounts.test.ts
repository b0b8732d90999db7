import { dispatchPageEvent } from '../contract/pageEvents';
import type { RemoteName } from '../contract/contract';
import { sampleRelease } from '../testing/samples';
import { createVisitCount } from './visitCounts';

const canary = sampleRelease('header-remote', '2.0.0-bbbbbbbb');
const current = sampleRelease('header-remote', '1.0.0-aaaaaaaa');
const fail = (remote: RemoteName, reason: string) =>
  dispatchPageEvent(document, 'remoteFailed', { remote, reason });

describe('while a canary is tried', () => {
  const asked: { readonly address: string; readonly init: RequestInit | undefined }[] = [];
  beforeEach(() => {
    // A failure ends what earlier tests have started.
    fail('header-remote', 'TypeError');
    asked.length = 0;
    window.fetch = async (input, init) => {
      asked.push({ address: typeof input === 'string' ? input : '', init });
      throw new TypeError('Failed to fetch');
    };
  });
  const addresses = () => asked.map(({ address }) => address);
  const countOf = (countsUrl?: string) => createVisitCount(window, 'header-remote', countsUrl);

  it('S10: a start is one count of its release, without cookie, path or answer', () => {
    const count = countOf('/counts');
    count(canary);
    count(canary);
    expect(addresses()).toEqual([
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
    const count = countOf('https://counts.example/canary');
    count(canary);
    fail('header-remote', 'TypeError');
    fail('header-remote', 'viewBroke');
    count(current);
    expect(addresses()).toEqual([
      'https://counts.example/canary?release=header-remote@2.0.0-bbbbbbbb&outcome=started',
      'https://counts.example/canary?release=header-remote@2.0.0-bbbbbbbb&outcome=failed',
    ]);
  });

  it('F14: it is counted against no remote that the session did not come, nor that another one failed', () => {
    countOf('/counts')(canary);
    fail('header-remote', 'SessionUnavailableError');
    fail('footer-remote', 'TypeError');
    expect(asked).toHaveLength(1);
    fail('header-remote', 'TypeError');
    expect(asked).toHaveLength(2);
  });

  it('I3: what the page has made of fetch stops nothing', () => {
    Reflect.deleteProperty(window, 'fetch');
    const count = countOf('/counts');
    expect(() => count(canary)).not.toThrow();
    expect(() => fail('header-remote', 'TypeError')).not.toThrow();
  });

  it('I3: a page in a frame, which has no address of its own, starts it uncounted', () => {
    const framed = { document, location: { href: 'about:srcdoc' } } as typeof window;
    const count = createVisitCount(framed, 'header-remote', '/counts');
    expect(() => count(canary)).not.toThrow();
    fail('header-remote', 'TypeError');
    expect(asked).toEqual([]);
  });

  it('nothing is said where nobody counts', () => {
    countOf()(canary);
    fail('header-remote', 'TypeError');
    expect(asked).toEqual([]);
  });
});
