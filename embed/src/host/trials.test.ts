import { channelKey } from '../contract/handOvers';
import { onPageEvent } from '../contract/pageEvents';
import type { PageState } from '../page/pageState';
import { samplePage, sampleRelease, sampleSlot } from '../testing/samples';
import { SessionUnavailableError } from './remoteLoader';
import { createTrials, isTried } from './trials';

const current = sampleRelease('header-remote', '1.0.0-aaaaaaaa');
const canary = sampleRelease('header-remote', '2.0.0-bbbbbbbb');
const mount = jest.fn();
const loaded = async () => ({ mount });

function setUp(used = canary): { page: PageState } & ReturnType<typeof createTrials> {
  const page = samplePage(used);
  page.parts = { 'header-remote': { id: 'next' }, 'session-shared': { id: 'both' } };
  page.trials = { 'header-remote': { current, part: { id: 'now' } } };
  return { page, ...createTrials(window, page, loaded, jest.fn()) };
}

describe('a page that tries another release', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const events: string[] = [];
  onPageEvent(document, 'remoteFailed', ({ remote, reason }) => events.push(`${remote} ${reason}`));
  beforeEach(() => {
    warn.mockClear();
    events.length = 0;
    document.body.innerHTML = '';
    localStorage.setItem(channelKey, '4711');
  });

  it('I3 I5: goes back to the current one, with what that needs to know of the site; one event, one warning', async () => {
    const { page, load, stepBack } = setUp();
    const slot = sampleSlot('header-remote');
    await load(slot);
    expect(isTried(page, 'header-remote')).toBe(true);
    expect(stepBack(slot, new TypeError('broken'))).toBe(true);
    expect(page.releases['header-remote']).toBe(current);
    expect(page.parts).toEqual({
      'header-remote': { id: 'now' },
      'session-shared': { id: 'both' },
    });
    expect(isTried(page, 'header-remote')).toBe(false);
    expect(events).toEqual(['header-remote TypeError']);
    expect(warn.mock.calls).toEqual([
      [
        expect.stringContaining('2.0.0-bbbbbbbb failed; 1.0.0-aaaaaaaa takes its place'),
        expect.any(TypeError),
      ],
    ]);
  });

  it('is not given it again on the next one', async () => {
    const { load, stepBack } = setUp();
    const slot = sampleSlot('header-remote');
    await load(slot);
    stepBack(slot, new Error('broken'));
    expect(localStorage.getItem(channelKey)).toBe('4711 2.0.0-bbbbbbbb');
  });

  it('F34: goes back where nothing can be kept', async () => {
    const { load, stepBack } = setUp();
    const slot = sampleSlot('header-remote');
    await load(slot);
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(stepBack(slot, new Error('broken'))).toBe(true);
    blocked.mockRestore();
  });

  it('F15: both places of one remote go back, by one warning; what fails then has failed', async () => {
    const { page, load, stepBack } = setUp();
    const slots = [sampleSlot('header-remote'), sampleSlot('header-remote')] as const;
    for (const slot of slots) await load(slot);
    for (const slot of slots) expect(stepBack(slot, new Error('broken'))).toBe(true);
    expect(warn).toHaveBeenCalledTimes(1);
    for (const slot of slots) await load(slot);
    for (const slot of slots) expect(stepBack(slot, new Error('also broken'))).toBe(false);
    expect(page.releases['header-remote']).toBe(current);
  });

  it('what a view has told the page itself is not told again', async () => {
    const { load, stepBack } = setUp();
    const slot = sampleSlot('header-remote');
    await load(slot);
    expect(stepBack(slot)).toBe(true);
    expect(events).toEqual([]);
  });

  it('F14: stays with it where only the session did not come', async () => {
    const { page, load, stepBack } = setUp();
    const slot = sampleSlot('header-remote');
    await load(slot);
    expect(stepBack(slot, new SessionUnavailableError('gone'))).toBe(false);
    expect(page.releases['header-remote']).toBe(canary);
  });

  it('has nothing to go back to where the current one failed, or another remote', async () => {
    const { load, stepBack } = setUp(current);
    const slots = [sampleSlot('header-remote'), sampleSlot('footer-remote')];
    for (const slot of slots) await load(slot);
    for (const slot of slots) expect(stepBack(slot, new Error('broken'))).toBe(false);
    expect(warn).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });
});
