import {
  channelKey,
  hostScriptAttribute,
  pageSymbol,
  shellAttribute,
  signedInHintAttribute,
  signedInHintKey,
} from '../contract/handOvers';
import { choose } from '../canary';
import { afterFrame } from '../page/afterFrame';
import { openPageState, type PageState } from '../page/pageState';
import type { Stamp } from '../releases/release';
import { sampleRelease, sampleStamp } from '../testing/samples';
import { fakeStyleSheets } from '../testing/styleSheets';

const tag =
  '<script src="https://static.example/header-remote/embed.js" nonce="abc"></script>';

/** Runs `embed.js` on a page with this body. */
async function embed(html: string, stamp: Stamp = sampleStamp): Promise<void> {
  document.body.innerHTML = html;
  Object.assign(globalThis, { __EMBED_STAMP__: stamp });
  await jest.isolateModulesAsync(async () => {
    await import('./index');
  });
}

const next = {
  ...sampleRelease('header-remote', '2.0.0-bbbbbbbb'),
  base: './2/',
};
const trying = (share: number): Stamp => ({
  ...sampleStamp,
  parts: { 'header-remote': { id: 'now' }, 'session-shared': { id: 'both' } },
  canary: { release: next, share, part: { id: 'next' } },
});

describe('embed.js', () => {
  const page = (): PageState => openPageState(window);
  beforeAll(fakeStyleSheets);
  beforeEach(() => {
    document.head.innerHTML = '';
    Reflect.deleteProperty(window, Symbol.for(pageSymbol));
    Reflect.deleteProperty(window, 'mortgageEmbed');
  });
  afterEach(() => {
    page().show = () => undefined;
  });

  it('a prerendered page gets its view and our files, and its page host when it is shown', async () => {
    Object.defineProperty(document, 'prerendering', {
      value: true,
      configurable: true,
    });
    await embed(`<div id="site-header"></div>${tag}`);
    Reflect.deleteProperty(document, 'prerendering');
    const host = () => document.querySelector(`[${hostScriptAttribute}]`);
    expect(
      document.querySelector('#site-header')!.shadowRoot?.querySelector('a'),
    ).not.toBeNull();
    expect(document.querySelectorAll('link')).toHaveLength(3);
    expect(host()).toBeNull();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(host()).not.toBeNull();
  });

  it('paints the view, requests everything, and hands its slot over', async () => {
    await embed(`<div id="site-header"></div>${tag}`);
    const target = document.querySelector('#site-header')!;
    expect(target.shadowRoot?.querySelector('a')).toHaveTextContent('Home');
    expect(target).toHaveClass('needsclick');
    expect(document.querySelectorAll('link')).toHaveLength(3);
    expect(document.querySelector(`[${hostScriptAttribute}]`)).not.toBeNull();
    expect(window.mortgageEmbed).toBeDefined();
    expect(page().nonce).toBe('abc');
    expect(page().slots).toMatchObject([
      {
        remote: 'header-remote',
        script: 'https://static.example/header-remote/embed.js',
      },
    ]);
    expect(page().releases['header-remote']?.base).toBe(
      'https://static.example/header-remote/1/',
    );
  });

  describe('a canary', () => {
    beforeEach(() =>
      Object.assign(globalThis, { __EMBED_CANARY__: { choose } }),
    );
    afterAll(() => Reflect.deleteProperty(globalThis, '__EMBED_CANARY__'));
    const header = () => page().releases['header-remote'];
    const shown = () =>
      document
        .querySelector('#site-header')!
        .shadowRoot!.querySelector(`[${shellAttribute}]`);

    it('is requested instead of the current release, but painted with its view; has its own part of the site, and the way back', async () => {
      await embed(`<div id="site-header"></div>${tag}`, trying(100));
      expect(header()).toMatchObject({
        version: '2.0.0-bbbbbbbb',
        base: 'https://static.example/header-remote/2/',
      });
      expect(
        document.querySelector('link[href*="header-remote/2/"]'),
      ).not.toBeNull();
      expect(
        document.querySelector('link[href*="header-remote/1/"]'),
      ).toBeNull();
      expect(document.querySelectorAll('link')).toHaveLength(3);
      expect(shown()).toHaveTextContent('Home');
      expect(shown()!.getAttribute(shellAttribute)).toMatch(
        /^1\.0\.0-aaaaaaaa/,
      );
      expect(page().parts).toEqual({
        'header-remote': { id: 'next' },
        'session-shared': { id: 'both' },
      });
      const [slot] = page().slots;
      const trial = page().trials!['header-remote']!;
      trial.start(slot!);
      expect(trial.isUsed()).toBe(true);
      expect(trial.stepBack(slot!, new Error('broken'))).toBe(true);
      expect(header()).toEqual({
        ...sampleStamp.releases[2],
        base: 'https://static.example/header-remote/1/',
      });
      expect(page().parts?.['header-remote']).toEqual({ id: 'now' });
    });

    it('two tags for one remote use the same release and nonce (F15 F16)', async () => {
      await embed(`<div id="site-header"></div>${tag}`, trying(100));
      const trial = page().trials!['header-remote'];
      await embed(
        `<div id="site-header"></div>${tag.replace('nonce="abc"', '')}`,
        trying(100),
      );
      expect(page().nonce).toBe('abc');
      expect(page().trials!['header-remote']).toBe(trial);
      expect(page().slots[0]!.releases.at(-1)).toBe(header());
    });

    it('leaves all other visits with the current release', async () => {
      await embed(`<div id="site-header"></div>${tag}`, trying(0));
      expect(header()?.version).toBe('1.0.0-aaaaaaaa');
      expect(page().parts?.['header-remote']).toEqual({ id: 'now' });
      expect(page().trials).toBeUndefined();
    });

    it('S10: keeps nothing in a browser while there is none', async () => {
      Reflect.deleteProperty(globalThis, '__EMBED_CANARY__');
      await embed(`<div id="site-header"></div>${tag}`);
      expect(localStorage.getItem(channelKey)).toBeNull();
      expect(page().trials).toBeUndefined();
    });
  });

  it('reports to the page host, before and after that runs, that it found no element', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const nowhere = tag.replace('nonce', 'data-target="#nowhere" nonce');
    await embed(nowhere);
    expect(page()).toMatchObject({ slots: [], unplaced: [] });
    jest.advanceTimersByTime(3000);
    expect(page()).toMatchObject({ slots: [], unplaced: ['header-remote'] });
    page().tellUnplaced = jest.fn();
    await embed(nowhere);
    jest.advanceTimersByTime(3000);
    jest.useRealTimers();
    expect(page().tellUnplaced).toHaveBeenCalledWith('header-remote');
  });

  it('F34 F62: hints at a visitor who was signed in, whatever a saved element says', async () => {
    const isHinted = () =>
      document.querySelector(`#site-header[${signedInHintAttribute}]`) !== null;
    const saved = `<div id="site-header" ${signedInHintAttribute}></div>`;
    await embed(saved + tag);
    expect(isHinted()).toBe(false);
    localStorage.setItem(signedInHintKey, '1');
    await embed(saved + tag);
    expect(isHinted()).toBe(true);
  });

  it.each([
    [true, ':host([data-signed-in-hint]) .links { visibility: hidden }'],
    [false, 'a { color: red }'],
  ])(
    'after a frame, preloads the view that the hint needs: %s',
    async (shows, css) => {
      localStorage.setItem(signedInHintKey, '1');
      const viewFiles = { 'view.js': 'sha384-v' };
      const [embedded, session, header] = sampleStamp.releases;
      await embed(`<div id="site-header"></div>${tag}`, {
        ...sampleStamp,
        shell: { html: '', css },
        releases: [embedded!, session!, { ...header!, viewFiles }],
      });
      const isAsked = () =>
        document.querySelector('link[href$="/view.js"]') !== null;
      expect(isAsked()).toBe(false);
      await new Promise<void>((resolve) => afterFrame(window, resolve));
      expect(isAsked()).toBe(shows);
    },
  );

  it('hands its slot to a page host that runs already, and requests no other', async () => {
    const show = jest.fn();
    page().show = show;
    await embed(`<div id="site-header"></div>${tag}`);
    expect(show).toHaveBeenCalledTimes(1);
    expect(document.querySelector(`[${hostScriptAttribute}]`)).toBeNull();
  });

  it('the first tag that names a release decides for the page', async () => {
    page().releases['session-shared'] = {
      ...sampleStamp.releases[1]!,
      version: '9.0.0-first',
      base: 'https://static.example/session-shared/9/',
    };
    await embed(`<div id="site-header"></div>${tag}`);
    expect(page().releases['session-shared']?.version).toBe('9.0.0-first');
    expect(
      document.querySelector('link[href*="session-shared/9/"]'),
    ).not.toBeNull();
    expect(
      document.querySelector('link[href*="session-shared/1/"]'),
    ).toBeNull();
  });

  it('returns the focus to the button of a popup that the visitor dismisses (HDR-14)', async () => {
    const html =
      '<button popovertarget="menu"></button><a id="menu" href="/">Home</a>';
    await embed(`<div id="site-header"></div>${tag}`, {
      ...sampleStamp,
      shell: { html, css: '' },
    });
    const shadow = document.querySelector('#site-header')!.shadowRoot!;
    const menu = shadow.querySelector('a')!;
    menu.focus();
    menu.dispatchEvent(
      Object.assign(new Event('beforetoggle'), { newState: 'closed' }),
    );
    expect(shadow.activeElement).toBe(shadow.querySelector('button'));
  });

  it('F12: its slot puts the view back, and paints the element that has replaced its own, if there is one', async () => {
    await embed(`<div id="site-header"></div>${tag}`);
    const [slot] = page().slots;
    slot!.element.shadowRoot!.replaceChildren();
    slot!.paint();
    expect(slot!.element.shadowRoot).toHaveTextContent('Home');
    document.body.innerHTML = '<p></p>';
    expect(slot!.findNext()).toBeUndefined();
    document.body.innerHTML = '<p id="site-header"></p>';
    const next = slot!.findNext();
    expect(next?.element).toBe(document.querySelector('#site-header'));
    expect(next?.element.shadowRoot).toHaveTextContent('Home');
    expect(page().slots).toEqual([slot, next]);
    expect(document.querySelectorAll('#site-header')).toHaveLength(1);
  });

  it('its own element comes back at most three times where the page drops it (F65)', async () => {
    await embed(tag);
    for (let times = 0; times < 3; times += 1) {
      document.body.replaceWith(document.createElement('body'));
      expect(page().slots.at(-1)!.findNext()?.element).toBe(
        document.body.firstElementChild,
      );
    }
    document.body.replaceChildren();
    expect(page().slots.at(-1)!.findNext()).toBeUndefined();
  });

  it("F66: paints with the page's own URL, and leaves a page without shadow roots alone", async () => {
    const { URL } = window;
    Object.assign(window, { URL: '/shop/' });
    await embed(`<div id="site-header"></div>${tag}`);
    Object.assign(window, { URL });
    expect(
      document.querySelector('#site-header')?.shadowRoot,
    ).toHaveTextContent('Home');
    const attach = jest
      .spyOn(Element.prototype, 'attachShadow')
      .mockImplementation(() => {
        throw new Error('no shadow here');
      });
    await embed(`<div id="site-header">Own</div>${tag}`);
    attach.mockRestore();
    expect(document.querySelector('#site-header')).toHaveTextContent('Own');
    expect(console.warn).toHaveBeenCalledTimes(2);
  });

  it('F66: leaves a page that uses ShadyDOM alone, says so once, and rejects calls before and after the page host runs', async () => {
    Object.assign(window, { ShadyDOM: { inUse: true } });
    await embed(`<div id="site-header">Own</div>${tag}`);
    Reflect.deleteProperty(window, 'ShadyDOM');
    const target = document.querySelector('#site-header')!;
    expect(target.shadowRoot).toBeNull();
    expect(target).toHaveTextContent('Own');
    expect(page().slots).toHaveLength(0);
    expect(console.warn).toHaveBeenCalledTimes(1);
    await expect(window.mortgageEmbed!.ready('header-remote')).rejects.toThrow(
      'ShadyDOM',
    );
    expect(page().unplaced).toEqual(['header-remote']);
  });

  it('F50: where our programs cannot run it paints, loads nothing, and says so once', async () => {
    const isFrozen = jest.spyOn(Object, 'isFrozen').mockReturnValue(true);
    await embed(`<div id="site-header"></div>${tag}`);
    isFrozen.mockRestore();
    expect(
      document.querySelector('#site-header')?.shadowRoot,
    ).toHaveTextContent('Home');
    expect(document.querySelectorAll('link, head script')).toHaveLength(0);
    expect(page().slots).toHaveLength(0);
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('header-remote stays static'),
      expect.anything(),
    );
    await expect(window.mortgageEmbed!.ready('header-remote')).rejects.toThrow(
      'are missing',
    );
  });

  it('marks a view that stays static, and no other (F74)', async () => {
    const isMarked = () =>
      document
        .querySelector('#site-header')!
        .hasAttribute('data-mortgage-failed');
    await embed(`<div id="site-header" data-mortgage-failed></div>${tag}`);
    expect(isMarked()).toBe(false);
    const isFrozen = jest.spyOn(Object, 'isFrozen').mockReturnValue(true);
    await embed(`<div id="site-header"></div>${tag}`);
    isFrozen.mockRestore();
    expect(isMarked()).toBe(true);
  });
});
