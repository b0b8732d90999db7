import { channelKey } from '../contract/handOvers';
import { onPageEvent } from '../contract/pageEvents';
import { samplePage, sampleRelease, sampleSlot } from '../testing/samples';
import { SessionUnavailableError } from '../host/remoteLoader';
import { openTrial } from './trial';

const current = sampleRelease('header-remote', '1.0.0-aaaaaaaa');
const canary = sampleRelease('header-remote', '2.0.0-bbbbbbbb');
function setUp(used = canary) {
  const page = samplePage(used);
  page.parts = {
    'header-remote': { id: 'next' },
    'session-shared': { id: 'both' },
  };
  openTrial(window, page, {
    remote: 'header-remote',
    current,
    part: { id: 'now' },
  });
  const trial = page.trials!['header-remote']!;
  const slot = sampleSlot('header-remote');
  trial.start(slot);
  return { page, trial, slot };
}

describe('a trial', () => {
  const events: string[] = [];
  onPageEvent(document, 'remoteFailed', ({ remote, reason }) =>
    events.push(`${remote} ${reason}`),
  );
  beforeEach(() => {
    events.length = 0;
    document.body.innerHTML = '';
    localStorage.setItem(channelKey, '4711');
  });

  it('I3 I5: steps back to the current release and its part of the site, with one event and one warning', () => {
    const { page, trial, slot } = setUp();
    expect(trial.isUsed()).toBe(true);
    expect(trial.stepBack(slot, new TypeError('broken'))).toBe(true);
    expect(page.releases['header-remote']).toBe(current);
    expect(page.parts).toEqual({
      'header-remote': { id: 'now' },
      'session-shared': { id: 'both' },
    });
    expect(trial.isUsed()).toBe(false);
    // For the next page.
    expect(localStorage.getItem(channelKey)).toBe('4711 2.0.0-bbbbbbbb');
    expect(events).toEqual(['header-remote TypeError']);
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      [
        expect.stringContaining(
          '2.0.0-bbbbbbbb failed; 1.0.0-aaaaaaaa takes its place',
        ),
        expect.any(TypeError),
      ],
    ]);
  });

  it('F34: steps back without storage', () => {
    const { trial, slot } = setUp();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(trial.stepBack(slot, new Error('broken'))).toBe(true);
  });

  it('F15: both places of a remote step back with one warning; a failure of the current release is final', () => {
    const { page, trial } = setUp();
    const slots = [
      sampleSlot('header-remote'),
      sampleSlot('header-remote'),
    ] as const;
    for (const slot of slots) {
      trial.start(slot);
    }
    for (const slot of slots) {
      expect(trial.stepBack(slot, new Error('broken'))).toBe(true);
    }
    expect(console.warn).toHaveBeenCalledTimes(1);
    for (const slot of slots) {
      trial.start(slot);
    }
    for (const slot of slots) {
      expect(trial.stepBack(slot, new Error('also broken'))).toBe(false);
    }
    expect(page.releases['header-remote']).toBe(current);
  });

  it('dispatches no second event for a broken view, and keeps nothing for a visitor without a bucket (S10)', () => {
    localStorage.clear();
    const { trial, slot } = setUp();
    expect(trial.stepBack(slot)).toBe(true);
    expect(events).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('F14: stays where only the session is missing', () => {
    const { page, trial, slot } = setUp();
    expect(trial.stepBack(slot, new SessionUnavailableError('gone'))).toBe(
      false,
    );
    expect(page.releases['header-remote']).toBe(canary);
  });

  it('does not step back from the current release, or from a remote that was never started', () => {
    const { trial, slot } = setUp(current);
    expect(trial.isUsed()).toBe(false);
    expect(
      setUp().trial.stepBack(sampleSlot('header-remote'), new Error('broken')),
    ).toBe(false);
    expect(trial.stepBack(slot, new Error('broken'))).toBe(false);
    expect(console.warn).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });
});
