import type { Mount, MountHandle } from '../contract/contract';
import { addedAttribute } from '../contract/handOvers';
import { onPageEvent } from '../contract/pageEvents';
import { markAdded } from '../page/addedElements';
import { samplePage, sampleRelease, sampleSlot } from '../testing/samples';
import { PageHost } from './pageHost';
import type { LoadRemote } from './remoteLoader';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const handle = (): jest.Mocked<MountHandle> => ({ update: jest.fn(), unmount: jest.fn() });

function setUp(load: LoadRemote, isSettled = (_name: string) => false) {
  const page = samplePage();
  const host = new PageHost(window, page, load, isSettled);
  return { page, host };
}
/** A remote whose module is there. */
const loads =
  (mount: Mount): LoadRemote =>
  async () => ({ mount });

describe('the page host', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const events: string[] = [];
  const stops = [
    onPageEvent(document, 'remoteReady', ({ remote }) => events.push(`ready ${remote}`)),
    onPageEvent(document, 'remoteFailed', ({ remote, reason }) =>
      events.push(`failed ${remote} ${reason}`),
    ),
  ];
  beforeEach(() => {
    warn.mockClear();
    events.length = 0;
    document.body.innerHTML = '';
  });
  afterAll(() => stops.forEach((stop) => stop()));

  it('shows the slots that are there and those that come later, with the options of their tags', async () => {
    const mount = jest.fn(handle);
    const { page, host } = setUp(loads(mount));
    const first = { ...sampleSlot('header-remote'), attributes: { theme: 'refreshed' } };
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
  });

  it('gives a handle to whoever asks before or after the mount', async () => {
    const mounted = handle();
    const { page, host } = setUp(loads(() => mounted));
    const before = host.ready('header-remote');
    page.slots.push(sampleSlot('header-remote'));
    host.start();
    await expect(before).resolves.toBe(mounted);
    await expect(host.ready('header-remote')).resolves.toBe(mounted);
    await host.update('header-remote', { theme: 'classic' });
    expect(mounted.update).toHaveBeenCalledWith({ theme: 'classic' });
  });

  it('F15: two tags of one element mount once', async () => {
    const mount = jest.fn(handle);
    const { page, host } = setUp(loads(mount));
    const slot = sampleSlot('header-remote');
    page.slots.push(slot, { ...slot });
    host.start();
    await settled();
    expect(mount).toHaveBeenCalledTimes(1);
  });

  it('F16: of two releases of one remote that are there the higher is loaded', async () => {
    const { page, host } = setUp(loads(handle));
    const [low, high] = ['1.0.0-a', '2.0.0-b'].map((version) =>
      sampleRelease('header-remote', version),
    );
    page.releases['header-remote'] = low!;
    page.slots.push(sampleSlot('header-remote', [low!]), sampleSlot('header-remote', [high!]));
    host.start();
    expect(page.releases['header-remote']).toBe(high);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('I2 I3 I5: a remote that does not come is one warning and one event; its static view stays', async () => {
    const { page, host } = setUp(() => Promise.reject(new TypeError('gone')));
    const slot = sampleSlot('header-remote');
    page.slots.push(slot);
    host.start();
    await settled();
    expect(events).toEqual(['failed header-remote TypeError']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(slot.element.shadowRoot).toHaveTextContent('static');
  });

  it('I3: a mount that throws is reported in the same way', async () => {
    const { page, host } = setUp(
      loads(() => {
        throw new RangeError('no');
      }),
    );
    page.slots.push(sampleSlot('header-remote'));
    host.start();
    await settled();
    expect(events).toEqual(['failed header-remote RangeError']);
  });

  it('I7: what failed is tried again when the network is back', async () => {
    const load = jest
      .fn<ReturnType<LoadRemote>, []>()
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockResolvedValue({ mount: handle });
    const { page, host } = setUp(load);
    page.slots.push(sampleSlot('header-remote'));
    host.start();
    await settled();
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(events).toEqual(['failed header-remote TypeError', 'ready header-remote']);
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('F15 I7: of two tags of one element that failed, neither waits any more once one of them is shown', async () => {
    const load = jest.fn<ReturnType<LoadRemote>, Parameters<LoadRemote>>();
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    const mount = jest.fn(handle);
    load.mockResolvedValue({ mount });
    const { page, host } = setUp(load);
    const slot = sampleSlot('header-remote');
    page.slots.push(slot, { ...slot });
    host.start();
    await settled();
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(mount).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(4);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('F18: what is taken away while it loads never shows up, and is no failure', async () => {
    let arrive: (module: { mount: Mount }) => void = () => undefined;
    const mount = jest.fn(handle);
    const { page, host } = setUp(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const slot = sampleSlot('header-remote');
    page.slots.push(slot);
    host.start();
    await host.unmount('header-remote');
    arrive({ mount });
    await settled();
    expect(mount).not.toHaveBeenCalled();
    expect(slot.element.shadowRoot!.childElementCount).toBe(0);
    expect(events).toEqual([]);
  });

  it('unmounts one remote; when it was the last, the page gets back all that we added', async () => {
    const mounted = handle();
    const { page, host } = setUp(loads(() => mounted));
    document.body.append(markAdded(document.createElement('link')));
    page.slots.push(sampleSlot('header-remote'), sampleSlot('footer-remote'));
    host.start();
    await settled();
    await host.unmount('header-remote');
    expect(mounted.unmount).toHaveBeenCalledTimes(1);
    expect(page.slots.map(({ remote }) => remote)).toEqual(['footer-remote']);
    expect(document.querySelectorAll(`[${addedAttribute}]`)).toHaveLength(1);
    await host.unmount('footer-remote');
    expect(document.querySelectorAll(`[${addedAttribute}]`)).toHaveLength(0);
  });

  it('tells of page events until it is asked to stop', async () => {
    const listener = jest.fn();
    const { page, host } = setUp(loads(handle));
    const stop = host.on('remoteReady', listener);
    page.slots.push(sampleSlot('header-remote'));
    host.start();
    await settled();
    expect(listener).toHaveBeenCalledWith({ remote: 'header-remote' });
    stop();
    page.show!(sampleSlot('footer-remote'));
    await settled();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
