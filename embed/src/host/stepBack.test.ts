import type { MountHandle } from '../contract/contract';
import { shellAttribute } from '../contract/handOvers';
import { dispatchPageEvent, onPageEvent } from '../contract/pageEvents';
import type { Slot } from '../page/pageState';
import { openTrial } from '../trial/trial';
import { fakeHandle, settled } from '../testing/pageHosts';
import { samplePage, sampleRelease, sampleSlot } from '../testing/samples';
import { PageHost } from './pageHost';
import type { LoadRemote } from './remoteLoader';
import { withTrials } from './trials';

const current = sampleRelease('header-remote', '1.0.0-aaaaaaaa');
const canary = sampleRelease('header-remote', '2.0.0-bbbbbbbb');
const view = `<div ${shellAttribute}="1.0.0-aaaaaaaa">static</div>`;

const viewBroke = { remote: 'header-remote', reason: 'viewBroke' } as const;

type Load = () => ReturnType<LoadRemote>;

describe('a canary that fails', () => {
  const events: string[] = [];
  onPageEvent(document, 'remoteReady', ({ remote }) =>
    events.push(`ready ${remote}`),
  );
  onPageEvent(document, 'remoteFailed', ({ remote, reason }) =>
    events.push(`failed ${remote} ${reason}`),
  );
  beforeEach(() => {
    events.length = 0;
    document.body.innerHTML = '';
  });

  function setUp(canaryLoads: Load, currentLoads: Load) {
    const page = samplePage(canary);
    openTrial(window, page, { remote: 'header-remote', current });
    const slot: Slot = sampleSlot('header-remote');
    const paint = () => void (slot.element.shadowRoot!.innerHTML = view);
    paint();
    page.slots.push({ ...slot, paint });
    const load = jest.fn<ReturnType<LoadRemote>, Parameters<LoadRemote>>(
      ({ remote }) =>
        page.releases[remote] === canary ? canaryLoads() : currentLoads(),
    );
    const host = new PageHost(
      window,
      page,
      withTrials(window, page, load),
      () => false,
    );
    const given = host.api.ready('header-remote');
    host.start();
    return { page, given, slot, load };
  }
  const mounts = (mount: () => MountHandle): Load => {
    const module = { mount: jest.fn(mount) };
    return async () => module;
  };

  it.each([
    ['does not come', () => Promise.reject(new TypeError('gone')), 'TypeError'],
    [
      'throws while it is mounted',
      mounts(() => {
        throw new RangeError('broken');
      }),
      'RangeError',
    ],
  ])(
    'I2: and %s is replaced by the current release, whose handle waiting callers get',
    async (_what, canaryLoads, reason) => {
      const shown = fakeHandle();
      const { given } = setUp(
        canaryLoads,
        mounts(() => shown),
      );
      await expect(given).resolves.toHaveProperty('update', shown.update);
      expect(events).toEqual([
        `failed header-remote ${reason}`,
        'ready header-remote',
      ]);
    },
  );

  it('F12: in a running view is replaced by the current release, with the same handle and options', async () => {
    const [broken, shown] = [fakeHandle(), fakeHandle()];
    const currentMount = jest.fn(() => shown);
    const { given, slot } = setUp(
      mounts(() => broken),
      async () => ({ mount: currentMount }),
    );
    const held = await given;
    slot.element.shadowRoot!.innerHTML = '<b>half a view</b>';
    dispatchPageEvent(slot.element, 'remoteFailed', viewBroke);
    expect(slot.element.shadowRoot!.innerHTML).toBe(view);
    await settled();
    expect(currentMount.mock.calls).toEqual([
      [slot.element, { theme: 'refreshed' }],
    ]);
    held.update({ theme: 'classic' });
    expect(shown.update).toHaveBeenCalledWith({ theme: 'classic' });
    expect(events.at(-1)).toBe('ready header-remote');
  });

  it('I2 I5: with the current release leaves the static view, as without a canary', async () => {
    const { given, slot, load } = setUp(
      () => Promise.reject(new TypeError('gone')),
      () => Promise.reject(new RangeError('gone as well')),
    );
    await expect(given).rejects.toThrow('gone as well');
    expect(slot.element.shadowRoot!.innerHTML).toBe(view);
    expect(load).toHaveBeenCalledTimes(2);
    expect(events).toEqual([
      'failed header-remote TypeError',
      'failed header-remote RangeError',
    ]);
  });

  it('a broken view of the current release is painted again and not mounted', async () => {
    const mount = jest.fn(fakeHandle);
    const { page, slot } = setUp(
      async () => ({ mount }),
      async () => ({ mount }),
    );
    await settled();
    page.releases['header-remote'] = current;
    delete page.trials;
    dispatchPageEvent(slot.element, 'remoteFailed', viewBroke);
    await settled();
    expect(mount).toHaveBeenCalledTimes(1);
  });
});
