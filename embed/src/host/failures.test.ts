import { onPageEvent } from '../contract/pageEvents';
import { samplePage, sampleRelease, sampleSlot } from '../testing/samples';
import { Failures, noteFailures } from './failures';
import { SessionUnavailableError } from './remoteLoader';

describe('a remote that could not start', () => {
  const retry = jest.fn();
  const events: string[] = [];
  onPageEvent(document, 'remoteFailed', ({ remote, reason }) =>
    events.push(`${remote} ${reason}`),
  );
  const page = samplePage(sampleRelease('header-remote', '1.2.0-aaaa'));
  const failures = new Failures(window, page, retry);
  noteFailures(document, page);
  beforeEach(() => {
    jest.clearAllMocks();
    events.length = 0;
    page.failedReleases = [];
  });

  it('I5: is reported once, however often it is tried again', () => {
    const slot = sampleSlot('header-remote');
    failures.report(slot, new TypeError('no'));
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledWith(slot);
    failures.report(slot, new TypeError('still no'));
    expect(events).toEqual(['header-remote TypeError']);
    expect(console.warn).toHaveBeenCalledTimes(1);
    failures.forget(slot);
    retry.mockClear();
    window.dispatchEvent(new Event('online'));
    expect(retry).not.toHaveBeenCalled();
  });

  it('F14 I5: two remotes that fail for one cause are one warning and two events', () => {
    const cause = new SessionUnavailableError('gone');
    const slots = [sampleSlot('header-remote'), sampleSlot('footer-remote')];
    for (const slot of slots) {
      failures.report(slot, cause);
    }
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('session-shared could not start'),
      cause,
    );
    expect(events).toEqual([
      'header-remote SessionUnavailableError',
      'footer-remote SessionUnavailableError',
    ]);
    expect(page.failedReleases).toEqual([]);
    for (const slot of slots) {
      failures.forget(slot);
    }
  });

  it('F13: names its release, where that is known', () => {
    const versions: unknown[] = [];
    const stop = onPageEvent(document, 'remoteFailed', ({ version }) =>
      versions.push(version),
    );
    for (const remote of ['header-remote', 'footer-remote'] as const) {
      const slot = sampleSlot(remote);
      failures.report(slot, new TypeError('no'));
      failures.forget(slot);
    }
    stop();
    expect(versions).toEqual(['1.2.0-aaaa', undefined]);
    expect(page.failedReleases).toEqual([
      'header-remote/1.2.0-aaaa',
      'footer-remote/',
    ]);
  });

  it('S10: its event carries only a name, whatever was thrown', () => {
    const slot = sampleSlot('header-remote');
    failures.report(slot, 'a text with an address@example.test');
    expect(events).toEqual(['header-remote unknown']);
    failures.forget(slot);
  });
});
