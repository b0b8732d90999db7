import type { MortgageEmbed } from '../contract/contract';
import { addedAttribute, shellAttribute } from '../contract/handOvers';
import { keepOptions } from '../options/keepOptions';
import type { PageState, Slot } from '../page/pageState';
import {
  fakeHandle,
  loads,
  samplePageHost,
  settled,
} from '../testing/pageHosts';
import { adoptSheets } from '../shell/ownSheets';
import { sampleSlot } from '../testing/samples';

describe('a remote whose element or view the page removes comes back', () => {
  const view = `<div ${shellAttribute}="1">static</div>`;
  /** A slot of a loader: it paints, and finds the element of this id again. */
  function loaderSlot(
    page: PageState,
    id = 'site-header',
    attributes = {},
  ): Slot {
    const element = document.getElementById(id)!;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const paint = () => {
      if (!shadow.firstChild) {
        shadow.innerHTML = view;
      }
    };
    paint();
    const found = {
      ...sampleSlot('header-remote'),
      element,
      paint,
      attributes,
    };
    const findNext = () => {
      const next = document.getElementById(id);
      return next ? loaderSlot(page, id) : undefined;
    };
    page.slots.push({ ...found, findNext });
    return page.slots.at(-1)!;
  }
  let api: MortgageEmbed;
  afterEach(() => api.unmount('header-remote'));
  async function live(drawn = '') {
    const made: ReturnType<typeof fakeHandle>[] = [];
    const mount = jest.fn((_element: Element, _options?: object) => {
      const mounted = fakeHandle();
      made.push({ ...mounted });
      return mounted;
    });
    document.body.innerHTML =
      '<main><p>page</p><div id="site-header"></div></main><div id="site-footer"></div>';
    const started = samplePageHost(loads(mount));
    const { page } = started;
    ({ api } = started);
    loaderSlot(page);
    now().toggleAttribute(addedAttribute, drawn !== '');
    document.body.insertAdjacentHTML('beforeend', drawn);
    started.host.start();
    await settled();
    const given = await api.ready('header-remote');
    return {
      page,
      mount,
      made,
      given,
      old: document.getElementById('site-header')!,
    };
  }
  const now = () => document.getElementById('site-header')!;

  it('the style sheets of a view that the page empties go with it: the static view brings its own', async () => {
    const { old } = await live();
    const [ofTool, ofView] = [new CSSStyleSheet(), new CSSStyleSheet()];
    Object.assign(old.shadowRoot!, { adoptedStyleSheets: [ofTool] });
    adoptSheets(old.shadowRoot!, [ofView]);
    old.shadowRoot!.replaceChildren();
    await settled();
    expect(old.shadowRoot).toMatchObject({ adoptedStyleSheets: [ofTool] });
    expect(old.shadowRoot).toHaveTextContent('static');
  });

  it.each([
    [
      'the body is rewritten',
      () => (document.body.innerHTML += '<!-- more -->'),
    ],
    [
      'the body is another one',
      () => {
        const body = document.createElement('body');
        body.innerHTML = '<p>Next</p><div><div id="site-header"></div></div>';
        document.body.replaceWith(body);
      },
    ],
    [
      'the element is replaced by an empty one',
      () => now().replaceWith(now().cloneNode()),
    ],
    [
      'an ancestor is rewritten',
      () =>
        (document.querySelector('main')!.innerHTML =
          '<b><section id="site-header"></section></b>'),
    ],
  ])(
    'where %s: painted before the next frame, then mounted',
    async (_what, change) => {
      const { mount, made, old, page } = await live();
      change();
      await Promise.resolve();
      expect(now()).not.toBe(old);
      expect(now().shadowRoot?.innerHTML).toBe(view);
      await settled();
      expect(mount.mock.calls.map(([element]) => element)).toEqual([
        old,
        now(),
      ]);
      expect(made[0]!.unmount).toHaveBeenCalledTimes(1);
      expect(page.slots).toHaveLength(1);
      expect(console.warn).not.toHaveBeenCalled();
    },
  );

  it('an element that the loader has added gives way to the one that a framework draws later (EXT-6)', async () => {
    const { page, mount } = await live('<section id="site-header"></section>');
    expect(document.querySelectorAll('#site-header')).toHaveLength(1);
    expect(now().tagName).toBe('SECTION');
    expect(now().shadowRoot?.innerHTML).toBe(view);
    expect(mount).toHaveBeenLastCalledWith(now(), expect.anything());
    expect(page.slots).toHaveLength(1);
  });

  const tag =
    '<script data-theme="classic" type="x" src="/header-remote/embed.js"></script>';

  it.each([
    ['tag', tag.replace('data-theme="classic"', 'data-target="#other"') + tag],
    [
      'block',
      '<script type="application/json" data-embed-config>{"theme":"classic"}</script>',
    ],
  ])(
    "a Turbo visit: before any tag runs, the new page's %s applies",
    async (_what, markup) => {
      const { mount } = await live();
      document.body.innerHTML = `<div id="site-header"></div>${markup}`;
      await settled();
      expect(mount.mock.calls.slice(1)).toEqual([
        [now(), { theme: 'classic' }],
      ]);
    },
  );

  it("a Turbo visit: the options of the new page's tag apply, and an earlier handle controls the new view", async () => {
    const { page, mount, made, given } = await live();
    document.body.innerHTML = `<div id="site-header"></div>${tag.replace('classic', 'refreshed')}${tag}`;
    await settled();
    const [other, own] = document.querySelectorAll('script');
    page.show!(loaderSlot(page, 'site-header', own!.dataset));
    await settled();
    expect(mount).toHaveBeenLastCalledWith(now(), { theme: 'classic' });
    other!.remove();
    expect(made[1]!.unmount).toHaveBeenCalledTimes(1);
    expect(page.slots).toHaveLength(1);
    given.update({ theme: 'refreshed' });
    expect(made[2]!.update).toHaveBeenCalledTimes(1);
    // The same page, with a copy of its tag, to which a tool has added an attribute.
    own!.dataset.consentCategory = 'needed';
    document.body.innerHTML += '<!-- more -->';
    await settled();
    expect(mount).toHaveBeenLastCalledWith(now(), { theme: 'refreshed' });
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
    document.querySelector('.late')!.innerHTML =
      '<section id="site-header"></section>';
    await settled();
    expect(mount.mock.calls).toEqual([[now(), { theme: 'refreshed' }]]);
  });

  it('is left alone where the same element returns, or only moves', async () => {
    const { mount, made, old } = await live();
    old.remove();
    await settled();
    document.body.append(old);
    await settled();
    document.querySelector('main')!.append(old);
    await settled();
    expect(mount).toHaveBeenCalledTimes(1);
    expect(made[0]!.unmount).not.toHaveBeenCalled();
    document.querySelector('main')!.innerHTML =
      '<section id="site-header"></section>';
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

  it('an emptied view is shown again, at most three times, with one warning', async () => {
    const { mount, old } = await live();
    for (let nth = 1; nth <= 5; nth += 1) {
      old.shadowRoot!.innerHTML = '';
      await settled();
      expect(mount).toHaveBeenCalledTimes(Math.min(nth, 3) + 1);
    }
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      [
        expect.stringContaining(
          'a script or an extension empties header-remote',
        ),
      ],
    ]);
  });

  it('an earlier handle controls the new view, which has the earlier options', async () => {
    const { mount, made, given, old } = await live();
    old.shadowRoot!.replaceChildren();
    await settled();
    const [first, second] = made;
    expect(mount.mock.calls[1]).toEqual([old, { theme: 'refreshed' }]);
    // The page set that by an update: its markup says nothing about it.
    const kept = keepOptions('header-remote', mount.mock.calls[1]![1]);
    expect(kept.get()).toEqual({ theme: 'refreshed' });
    expect(kept.update({ theme: null }, {})).toEqual({});
    given.update({ theme: 'classic' });
    expect(second!.update).toHaveBeenCalledWith({ theme: 'classic' });
    expect(first!.update).not.toHaveBeenCalled();
    await api.unmount('header-remote');
    expect(second!.unmount).toHaveBeenCalledTimes(1);
  });

  it('not after the page has unmounted it by its handle', async () => {
    const { mount, made, given, old } = await live();
    given.unmount();
    old.shadowRoot!.replaceChildren();
    await settled();
    expect(mount).toHaveBeenCalledTimes(1);
    expect(made[0]!.unmount).toHaveBeenCalledTimes(1);
  });

  it('not after it is unmounted (F18)', async () => {
    const { mount, made, old } = await live();
    old.shadowRoot!.replaceChildren();
    await Promise.resolve();
    await api.unmount('header-remote');
    document.body.innerHTML += '<!-- more -->';
    await settled();
    expect(mount).toHaveBeenCalledTimes(1);
    expect(made[0]!.unmount).toHaveBeenCalledTimes(1);
    expect(now().shadowRoot).toBeNull();
  });
});
