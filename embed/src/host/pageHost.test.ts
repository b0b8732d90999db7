import type { Mount, MountHandle } from '../contract/contract';
import { addedAttribute, shellAttribute } from '../contract/handOvers';
import { onPageEvent } from '../contract/pageEvents';
import { markAdded } from '../page/addedElements';
import type { PageState, Slot } from '../page/pageState';
import { samplePage, sampleRelease, sampleSlot } from '../testing/samples';
import { countUnhandledRejections } from '../testing/unhandledRejections';
import { PageHost } from './pageHost';
import type { LoadRemote } from './remoteLoader';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const handle = (): jest.Mocked<MountHandle> => ({
  update: jest.fn(),
  get: jest.fn(() => ({ theme: 'refreshed' }) as const),
  unmount: jest.fn(),
});

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
    await expect(host.get('header-remote')).resolves.toEqual({ theme: 'refreshed' });
  });

  it('PRM-10: a remote of an earlier release, which takes an update for all that holds, is given all of it', async () => {
    const { get: _, ...old } = handle();
    const { page, host } = setUp(loads(() => old as unknown as MountHandle));
    page.slots.push({
      ...sampleSlot('access-denied-remote'),
      attributes: { permissions: 'ViewLenderActivity' },
    });
    host.start();
    await host.update('access-denied-remote', { theme: 'refreshed', loadFrom: undefined });
    const all = { permissions: ['ViewLenderActivity'], theme: 'refreshed' };
    expect(old.update).toHaveBeenLastCalledWith(all);
    await expect(host.get('access-denied-remote')).resolves.toEqual(all);
    await host.update('access-denied-remote', { theme: null });
    expect(old.update).toHaveBeenLastCalledWith({ permissions: ['ViewLenderActivity'] });
    await host.unmount('access-denied-remote');
    expect(old.unmount).toHaveBeenCalledTimes(1);
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

  it('I2: whoever asks for a remote that cannot start is told why; it can be taken away', async () => {
    const gone = new TypeError('gone');
    const { page, host } = setUp(() => Promise.reject(gone));
    const slot = sampleSlot('header-remote');
    page.slots.push(slot);
    const before = host.ready('header-remote');
    host.start();
    await expect(before).rejects.toBe(gone);
    await expect(host.ready('header-remote')).rejects.toBe(gone);
    await expect(host.update('header-remote', {})).rejects.toBe(gone);
    await expect(host.get('header-remote')).rejects.toBe(gone);
    await host.unmount('header-remote');
    expect(slot.element.shadowRoot!.childElementCount).toBe(0);
  });

  it('I3: a failure that nobody asks about rejects nothing on the page', async () => {
    const { page, host } = setUp(() => Promise.reject(new TypeError('gone')));
    page.slots.push(sampleSlot('header-remote'));
    expect(await countUnhandledRejections(() => host.start())).toBe(0);
    expect(events).toEqual(['failed header-remote TypeError']);
  });

  it('a remote whose tag has found no element cannot start, whether the tag ran before or after', async () => {
    const { page, host } = setUp(loads(handle));
    page.unplaced = ['header-remote'];
    host.start();
    await expect(host.ready('header-remote')).rejects.toThrow('no element on this page');
    const footer = host.ready('footer-remote');
    page.tellUnplaced!('footer-remote');
    await expect(footer).rejects.toThrow('footer-remote');
    const slot = sampleSlot('header-remote');
    page.slots.push(slot);
    page.show!(slot);
    await settled();
    page.tellUnplaced!('header-remote');
    await settled();
    await expect(host.ready('header-remote')).resolves.toHaveProperty('update');
  });

  it('another tag of the same remote that has found its element is not given up', async () => {
    const { page, host } = setUp(loads(handle));
    page.slots.push(sampleSlot('header-remote'));
    page.unplaced = ['header-remote'];
    host.start();
    await expect(host.ready('header-remote')).resolves.toHaveProperty('update');
  });

  it('who waits for a remote without a tag is told so', async () => {
    jest.useFakeTimers();
    const { host } = setUp(loads(handle));
    host.start();
    void host.update('footer-remote', {});
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('footer-remote is waited for')]]);
  });

  it('who waits for a remote that has no tag yet is answered by a later one, whatever is taken away before', async () => {
    const { page, host } = setUp(loads(handle));
    host.start();
    const waiting = host.ready('header-remote');
    await host.unmount('header-remote');
    const slot = sampleSlot('header-remote');
    page.slots.push(slot);
    page.show!(slot);
    await expect(waiting).resolves.toHaveProperty('update');
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
    await expect(host.ready('header-remote')).rejects.toThrow('gone');
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(events).toEqual(['failed header-remote TypeError', 'ready header-remote']);
    await expect(host.ready('header-remote')).resolves.toHaveProperty('update');
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
    const waiting = host.ready('header-remote');
    await host.unmount('header-remote');
    await expect(waiting).rejects.toThrow('taken away');
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

  describe('what the page takes away comes back', () => {
    const view = `<div ${shellAttribute}="1">static</div>`;
    /** A slot of a loader: it paints, and finds the element of this id again. */
    function loaderSlot(page: PageState, id = 'site-header'): Slot {
      const element = document.getElementById(id)!;
      const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      const paint = () => {
        if (!shadow.firstChild) shadow.innerHTML = view;
      };
      paint();
      const found = { ...sampleSlot('header-remote'), element, paint };
      const findNext = () => {
        const next = document.getElementById(id);
        return next ? loaderSlot(page, id) : undefined;
      };
      page.slots.push({ ...found, findNext });
      return page.slots.at(-1)!;
    }
    let host: PageHost;
    afterEach(() => host.unmount('header-remote'));
    /** A page with the header live in it. */
    async function live() {
      const made: ReturnType<typeof handle>[] = [];
      const mount = jest.fn((_element: Element, _options?: object) => {
        const mounted = handle();
        made.push({ ...mounted });
        return mounted;
      });
      document.body.innerHTML =
        '<main><p>page</p><div id="site-header"></div></main><div id="site-footer"></div>';
      const started = setUp(loads(mount));
      const { page } = started;
      ({ host } = started);
      loaderSlot(page);
      host.start();
      await settled();
      const given = await host.ready('header-remote');
      return { page, mount, made, given, old: document.getElementById('site-header')! };
    }
    const now = () => document.getElementById('site-header')!;

    it.each([
      ['the body is written anew', () => (document.body.innerHTML += '<!-- more -->')],
      [
        'the body is another one',
        () => {
          const body = document.createElement('body');
          body.innerHTML = '<p>Next</p><div><div id="site-header"></div></div>';
          document.body.replaceWith(body);
        },
      ],
      ['the element is replaced by an empty one', () => now().replaceWith(now().cloneNode())],
      [
        'a part above it is written anew',
        () =>
          (document.querySelector('main')!.innerHTML =
            '<b><section id="site-header"></section></b>'),
      ],
    ])('where %s: painted before the next frame, and live', async (_what, change) => {
      const { mount, made, old, page } = await live();
      change();
      await Promise.resolve();
      expect(now()).not.toBe(old);
      expect(now().shadowRoot?.innerHTML).toBe(view);
      await settled();
      expect(mount.mock.calls.map(([element]) => element)).toEqual([old, now()]);
      expect(made[0]!.unmount).toHaveBeenCalledTimes(1);
      expect(page.slots).toHaveLength(1);
      expect(warn).not.toHaveBeenCalled();
    });

    it('where its place comes back later, anywhere', async () => {
      const { mount, given, page } = await live();
      page.show!(loaderSlot(page, 'site-footer'));
      await settled();
      mount.mockClear();
      document.querySelector('main')!.innerHTML = '<section></section>';
      await settled();
      given.update({ theme: 'classic' });
      document.querySelector('section')!.innerHTML = '<div class="late"></div>';
      await settled();
      expect(mount).not.toHaveBeenCalled();
      document.querySelector('.late')!.innerHTML = '<section id="site-header"></section>';
      await settled();
      expect(mount.mock.calls).toEqual([[now(), { theme: 'refreshed' }]]);
    });

    it('is left alone where the very element comes back, or only moves', async () => {
      const { mount, made, old } = await live();
      old.remove();
      await settled();
      document.body.append(old);
      await settled();
      document.querySelector('main')!.append(old);
      await settled();
      expect(mount).toHaveBeenCalledTimes(1);
      expect(made[0]!.unmount).not.toHaveBeenCalled();
      document.querySelector('main')!.innerHTML = '<section id="site-header"></section>';
      await settled();
      expect(mount).toHaveBeenCalledTimes(2);
    });

    it('two tags of one element follow it once', async () => {
      const { page, mount } = await live();
      loaderSlot(page);
      page.show!(page.slots.at(-1)!);
      await settled();
      document.body.innerHTML += '<!-- more -->';
      await settled();
      expect(mount).toHaveBeenCalledTimes(2);
      expect(page.slots).toHaveLength(1);
    });

    it('a view whose shadow root is emptied, with one warning; three times, as a page that goes on does not want it', async () => {
      const { mount, old } = await live();
      for (let nth = 1; nth <= 5; nth += 1) {
        old.shadowRoot!.innerHTML = '';
        await settled();
        expect(mount).toHaveBeenCalledTimes(Math.min(nth, 3) + 1);
      }
      expect(warn.mock.calls).toEqual([
        [expect.stringContaining('something on this page empties header-remote')],
      ]);
    });

    it('whoever has the handle speaks to the view that is there now, with what held before', async () => {
      const { mount, made, given, old } = await live();
      old.shadowRoot!.replaceChildren();
      await settled();
      const [first, second] = made;
      expect(mount.mock.calls[1]).toEqual([old, { theme: 'refreshed' }]);
      given.update({ theme: 'classic' });
      expect(second!.update).toHaveBeenCalledWith({ theme: 'classic' });
      expect(first!.update).not.toHaveBeenCalled();
      await host.unmount('header-remote');
      expect(second!.unmount).toHaveBeenCalledTimes(1);
    });

    it('F18: not once it is unmounted, also in the middle of that', async () => {
      const { mount, made, old } = await live();
      old.shadowRoot!.replaceChildren();
      await Promise.resolve();
      await host.unmount('header-remote');
      document.body.innerHTML += '<!-- more -->';
      await settled();
      expect(mount).toHaveBeenCalledTimes(1);
      expect(made[0]!.unmount).toHaveBeenCalledTimes(1);
      expect(now().shadowRoot).toBeNull();
    });
  });

  it('F13: tells of page events, with the release that runs, until it is asked to stop', async () => {
    const listener = jest.fn();
    const { page, host } = setUp(loads(handle));
    const stop = host.on('remoteReady', listener);
    page.releases['header-remote'] = sampleRelease('header-remote', '1.2.0-aaaa');
    page.slots.push(sampleSlot('header-remote'));
    host.start();
    await settled();
    expect(listener).toHaveBeenCalledWith({ remote: 'header-remote', version: '1.2.0-aaaa' });
    stop();
    page.show!(sampleSlot('footer-remote'));
    await settled();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
