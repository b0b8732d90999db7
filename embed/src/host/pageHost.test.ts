import type { Mount } from '../contract/contract';
import { addedAttribute } from '../contract/handOvers';
import { dispatchPageEvent, onPageEvent } from '../contract/pageEvents';
import { markAdded } from '../page/addedElements';
import type { PageState } from '../page/pageState';
import {
  fakeHandle,
  loads,
  samplePageHost,
  settled,
} from '../testing/pageHosts';
import { samplePage, sampleRelease, sampleSlot } from '../testing/samples';
import { countUnhandledRejections } from '../testing/unhandledRejections';
import type { LoadRemote } from './remoteLoader';

const failingMount = () => {
  throw new RangeError('no');
};

describe('the page host', () => {
  const events: string[] = [];
  const stops = [
    onPageEvent(document, 'remoteReady', ({ remote }) =>
      events.push(`ready ${remote}`),
    ),
    onPageEvent(document, 'remoteFailed', ({ remote, reason }) =>
      events.push(`failed ${remote} ${reason}`),
    ),
  ];
  beforeEach(() => {
    events.length = 0;
    document.body.innerHTML = '';
  });
  afterAll(() => stops.forEach((stop) => stop()));
  const startWith = async (
    sample: ReturnType<typeof samplePageHost>,
    ...slots: PageState['slots']
  ) => {
    sample.page.slots.push(...slots);
    sample.host.start();
    await settled();
    return sample;
  };

  it('shows the slots that are there and those that come later, with the options of their tags', async () => {
    const mount = jest.fn(fakeHandle);
    const { page, host } = samplePageHost(loads(mount));
    const first = {
      ...sampleSlot('header-remote'),
      attributes: { theme: 'refreshed' },
    };
    page.slots.push(first);
    host.start();
    const later = sampleSlot('footer-remote');
    page.slots.push(later);
    page.show!(later);
    await settled();
    expect(mount.mock.calls).toEqual([
      [first.element, { theme: 'refreshed' }],
      [later.element, {}],
    ]);
    expect(events).toEqual(['ready header-remote', 'ready footer-remote']);
    const heard = jest.fn();
    document.addEventListener('keydown', heard, { once: true });
    const key = { key: 's', bubbles: true, composed: true };
    later.element
      .shadowRoot!.querySelector('a')!
      .dispatchEvent(new KeyboardEvent('keydown', key));
    expect(heard).not.toHaveBeenCalled();
  });

  it('gives a handle to callers before and after the mount', async () => {
    const mounted = fakeHandle();
    const { page, host } = samplePageHost(loads(() => mounted));
    const before = host.api.ready('header-remote');
    page.slots.push(sampleSlot('header-remote'));
    host.start();
    const handle = await before;
    await expect(host.api.ready('header-remote')).resolves.toBe(handle);
    await host.api.update('header-remote', { theme: 'classic' });
    expect(mounted.update).toHaveBeenCalledWith({ theme: 'classic' });
    await expect(host.api.get('header-remote')).resolves.toEqual({
      theme: 'refreshed',
    });
  });

  it('an update reaches each view of the remote, also one that mounts later, until it is unmounted', async () => {
    const handles = [fakeHandle(), fakeHandle(), fakeHandle(), fakeHandle()];
    const arrivals: (() => void)[] = [];
    const { page, host } = samplePageHost(async () => {
      await new Promise<void>((resolve) => arrivals.push(resolve));
      return { mount: () => ({ ...handles[mounted++]! }) };
    });
    let mounted = 0;
    const slots = handles.slice(1).map(() => sampleSlot('header-remote'));
    page.slots.push(...slots);
    host.start();
    arrivals[0]!();
    const first = await host.api.ready('header-remote');
    await host.api.update('header-remote', { theme: 'classic' });
    const updates = () => handles.map(({ update }) => update.mock.calls.length);
    expect(updates()).toEqual([1, 0, 0, 0]);
    for (const arrive of arrivals) {
      arrive();
    }
    await settled();
    expect(updates()).toEqual([1, 1, 1, 0]);
    first.unmount();
    (await host.api.ready('header-remote')).unmount();
    await host.api.update('header-remote', { theme: 'classic' });
    expect(updates()).toEqual([1, 1, 2, 0]);
    // A later tag shows the remote in an element that had it before.
    page.slots.push(slots[0]!);
    page.show!(slots[0]!);
    arrivals.at(-1)!();
    await settled();
    await host.api.update('header-remote', { theme: 'classic' });
    await settled();
    expect(updates()).toEqual([1, 1, 3, 1]);
  });

  it('keeps the visitor that the page sets for the session, and passes on each later one', async () => {
    const { page, host } = samplePageHost(loads(fakeHandle));
    await host.api.setVisitor({ displayName: 'Ada' });
    expect(page.visitor).toEqual({ displayName: 'Ada' });
    page.takeVisitor = jest.fn(async () => undefined);
    await host.api.setVisitor(null);
    expect(page.visitor).toBe(false);
    expect(page.takeVisitor).toHaveBeenCalledTimes(1);
  });

  it('finds the visitor once any remote runs, and rejects with the reason while none can', async () => {
    let isDown = true;
    const { page, host } = samplePageHost(async ({ remote }) => {
      if (isDown && remote === 'header-remote') {
        throw new Error('no session');
      }
      return { mount: fakeHandle };
    });
    await expect(host.api.visitor()).resolves.toEqual({ state: 'unknown' });
    page.slots.push(sampleSlot('header-remote'), sampleSlot('footer-remote'));
    const found = host.api.visitor();
    page.findVisitor = jest.fn(async () => ({ state: 'signedOut' }) as const);
    host.start();
    await expect(found).resolves.toEqual({ state: 'signedOut' });
    // The call without a view had no answer: the page's listeners get it now.
    expect(page.findVisitor).toHaveBeenCalledTimes(2);
    await host.api.unmount('footer-remote');
    page.findVisitor = jest.fn(page.findVisitor);
    await expect(host.api.visitor()).rejects.toThrow('no session');
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await settled();
    dispatchPageEvent(document, 'remoteReady', { remote: 'footer-remote' });
    await settled();
    expect(page.findVisitor).toHaveBeenCalledTimes(1);
  });

  it('while the page is parsed: finds the visitor, and unmounts, once the element is there', async () => {
    const state = jest
      .spyOn(document, 'readyState', 'get')
      .mockReturnValue('loading');
    const { page, host } = samplePageHost(loads(fakeHandle));
    host.start();
    const found = host.api.visitor();
    const unmounted = host.api.unmount('footer-remote');
    page.findVisitor = async () => ({ state: 'signedOut' });
    page.slots.push(sampleSlot('header-remote'), sampleSlot('footer-remote'));
    page.slots.forEach(page.show!);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    state.mockRestore();
    await unmounted;
    expect(page.slots.map(({ remote }) => remote)).toEqual(['header-remote']);
    await expect(found).resolves.toEqual({ state: 'signedOut' });
  });

  it('F16: loads the higher of two releases of one remote', async () => {
    const { page, host } = samplePageHost(loads(fakeHandle));
    const [low, high] = ['1.0.0-a', '2.0.0-b'].map((version) =>
      sampleRelease('header-remote', version),
    );
    page.releases['header-remote'] = low!;
    page.slots.push(
      sampleSlot('header-remote', [low!]),
      sampleSlot('header-remote', [high!]),
    );
    host.start();
    expect(page.releases['header-remote']).toBe(high);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['does not load', () => Promise.reject(new TypeError('gone')), 'TypeError'],
    ['throws in its mount', loads(failingMount), 'RangeError'],
  ])(
    'I2 I3 I5: a remote that %s is one warning and one event; its static view stays',
    async (_what, load, reason) => {
      const slot = sampleSlot('header-remote');
      await startWith(samplePageHost(load), slot);
      expect(events).toEqual([`failed header-remote ${reason}`]);
      expect(console.warn).toHaveBeenCalledTimes(1);
      expect(slot.element.shadowRoot).toHaveTextContent('static');
    },
  );

  it('marks the view of a remote that could not start, until it runs (F74)', async () => {
    const answers = [
      () => Promise.reject(new TypeError('gone')),
      loads(fakeHandle),
    ];
    const slot = sampleSlot('header-remote');
    await startWith(
      samplePageHost((one) => answers.shift()!(one)),
      slot,
    );
    expect(slot.element).toHaveAttribute('data-mortgage-failed');
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(slot.element).not.toHaveAttribute('data-mortgage-failed');
  });

  it('rejects calls for a remote that cannot start with the reason, and can unmount it (I2)', async () => {
    const gone = new TypeError('gone');
    const { page, host } = samplePageHost(() => Promise.reject(gone));
    const slot = sampleSlot('header-remote');
    page.slots.push(slot);
    const before = host.api.ready('header-remote');
    host.start();
    await expect(before).rejects.toBe(gone);
    await expect(host.api.ready('header-remote')).rejects.toBe(gone);
    await expect(host.api.update('header-remote', {})).rejects.toBe(gone);
    await expect(host.api.get('header-remote')).rejects.toBe(gone);
    await host.api.unmount('header-remote');
    expect(slot.element.shadowRoot!.childElementCount).toBe(0);
  });

  it('a failure without a waiting call causes no unhandled rejection (I3)', async () => {
    const { page, host } = samplePageHost(() =>
      Promise.reject(new TypeError('gone')),
    );
    page.slots.push(sampleSlot('header-remote'));
    expect(await countUnhandledRejections(() => host.start())).toBe(0);
    expect(events).toEqual(['failed header-remote TypeError']);
  });

  it('rejects calls for a remote whose tag found no element, before and after the host starts', async () => {
    const { page, host } = samplePageHost(loads(fakeHandle), {
      ...samplePage(),
      unplaced: ['header-remote'],
    });
    host.start();
    await expect(host.api.ready('header-remote')).rejects.toThrow(
      'no element on this page',
    );
    const footer = host.api.ready('footer-remote');
    page.tellUnplaced!('footer-remote');
    await expect(footer).rejects.toThrow('footer-remote');
    const slot = sampleSlot('header-remote');
    page.slots.push(slot);
    page.show!(slot);
    await settled();
    page.tellUnplaced!('header-remote');
    await settled();
    await expect(host.api.ready('header-remote')).resolves.toHaveProperty(
      'update',
    );
  });

  it('waits for another tag of the same remote that found its element', async () => {
    const page: PageState = { ...samplePage(), unplaced: ['header-remote'] };
    page.slots.push(sampleSlot('header-remote'));
    const { host } = samplePageHost(loads(fakeHandle), page);
    host.start();
    await expect(host.api.ready('header-remote')).resolves.toHaveProperty(
      'update',
    );
  });

  it('warns where a call waits for a remote without a tag, also on a page that loaded long ago', async () => {
    jest.useFakeTimers();
    const { host } = samplePageHost(loads(fakeHandle));
    host.start();
    void host.api.update('footer-remote', {});
    jest.advanceTimersByTime(2000);
    expect(console.warn).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2000);
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      [expect.stringContaining('a call waits for footer-remote')],
    ]);
  });

  it('a later tag answers a waiting call, also after an unmount', async () => {
    const { page, host } = samplePageHost(loads(fakeHandle));
    host.start();
    const waiting = host.api.ready('header-remote');
    await host.api.unmount('header-remote');
    const slot = sampleSlot('header-remote');
    page.slots.push(slot);
    page.show!(slot);
    await expect(waiting).resolves.toHaveProperty('update');
  });

  it('I7: a failed remote is tried again when the network is back', async () => {
    const load = jest
      .fn<ReturnType<LoadRemote>, []>()
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockResolvedValue({ mount: fakeHandle });
    const { host } = await startWith(
      samplePageHost(load),
      sampleSlot('header-remote'),
    );
    await expect(host.api.ready('header-remote')).rejects.toThrow('gone');
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(events).toEqual([
      'failed header-remote TypeError',
      'ready header-remote',
    ]);
    await expect(host.api.ready('header-remote')).resolves.toHaveProperty(
      'update',
    );
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('F15 I7: two failed tags of one element both stop waiting once one of them is shown', async () => {
    const load = jest.fn<ReturnType<LoadRemote>, Parameters<LoadRemote>>();
    load
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'));
    const mount = jest.fn(fakeHandle);
    load.mockResolvedValue({ mount });
    const slot = sampleSlot('header-remote');
    await startWith(samplePageHost(load), slot, { ...slot });
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(mount).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(4);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(load).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['comes', (mount: Mount) => ({ mount })],
    ['fails', () => Promise.reject(new TypeError('gone'))],
  ])(
    'a remote unmounted before it %s is not shown, and no failure (F18)',
    async (_what, end) => {
      let arrive: (module: ReturnType<typeof end>) => void = () => undefined;
      const mount = jest.fn(fakeHandle);
      const { page, host } = samplePageHost(
        () => new Promise((resolve) => (arrive = resolve)),
      );
      const slot = sampleSlot('header-remote');
      page.slots.push(slot);
      host.start();
      const waiting = host.api.ready('header-remote');
      await host.api.unmount('header-remote');
      await expect(waiting).rejects.toThrow('was removed');
      arrive(end(mount));
      await settled();
      expect(mount).not.toHaveBeenCalled();
      expect(slot.element.shadowRoot!.childElementCount).toBe(0);
      expect(events).toEqual([]);
    },
  );

  it('unmounts a remote, and removes all added elements with the last one', async () => {
    const mounted = fakeHandle();
    document.body.append(markAdded(document.createElement('link')));
    const sample = samplePageHost(loads(() => ({ ...mounted })));
    const slots = [sampleSlot('header-remote'), sampleSlot('footer-remote')];
    const { page, host } = await startWith(sample, ...slots);
    await host.api.unmount('header-remote');
    expect(mounted.unmount).toHaveBeenCalledTimes(1);
    expect(page.slots.map(({ remote }) => remote)).toEqual(['footer-remote']);
    expect(document.querySelectorAll(`[${addedAttribute}]`)).toHaveLength(1);
    await host.api.unmount('footer-remote');
    expect(document.querySelectorAll(`[${addedAttribute}]`)).toHaveLength(0);
  });

  it('`on` passes page events with the running release, until it is stopped (F13)', async () => {
    const listener = jest.fn();
    const { page, host } = samplePageHost(loads(fakeHandle));
    const stop = host.api.on('remoteReady', listener);
    page.releases['header-remote'] = sampleRelease(
      'header-remote',
      '1.2.0-aaaa',
    );
    await startWith({ page, host, api: host.api }, sampleSlot('header-remote'));
    expect(listener).toHaveBeenCalledWith({
      remote: 'header-remote',
      version: '1.2.0-aaaa',
    });
    stop();
    const footer = sampleSlot('footer-remote');
    page.slots.push(footer);
    page.show!(footer);
    await settled();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
