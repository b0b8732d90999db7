import { addedAttribute } from '../contract/handOvers';
import { remotes } from '../contract/remotes.js';
import { whenMountElementIsThere, type Place } from './mountElement';

/** As the stamp names it, or as a tag does. */
const placeOf = (remote: string, element?: string): Place =>
  element === undefined
    ? { ...remotes.find(({ name }) => name === remote)!, remote }
    : { remote, element };

const missed = jest.fn();
const find = (remote: string, asked?: string): Element[] => {
  const found: Element[] = [];
  missed.mockClear();
  whenMountElementIsThere(
    window,
    placeOf(remote, asked),
    (element) => found.push(element),
    missed,
  );
  return found;
};

describe('where a remote goes', () => {
  beforeEach(() => {
    document.body.innerHTML = '<p>page</p>';
  });

  it.each([
    ['header-remote', '#mine', 'mine'],
    ['lender-advertising-remote', undefined, 'lender-onboarding'],
  ])(
    'takes the element that the tag of %s names (%s), or the well-known one',
    (remote, asked, id) => {
      document.body.innerHTML =
        '<i id="mine"></i><i id="site-header"></i><i id="lender-onboarding"></i>';
      expect(find(remote, asked)).toEqual([document.getElementById(id)]);
    },
  );

  it('puts them there also where a form of the page is named body (F57)', () => {
    document.body.innerHTML = '<form name="body"></form>';
    // A browser gives the form; jsdom does not.
    Object.defineProperty(document, 'body', {
      configurable: true,
      value: document.forms[0],
    });
    const [header] = find('header-remote');
    Reflect.deleteProperty(document, 'body');
    expect(header?.parentElement).toBe(document.body);
  });

  it('puts header and footer at the start and the end of the body', () => {
    expect(find('header-remote')).toHaveLength(1);
    expect(find('footer-remote')).toHaveLength(1);
    expect(
      [...document.body.children].map(({ id, localName }) => id || localName),
    ).toEqual(['site-header', 'p', 'site-footer']);
    expect(document.querySelectorAll(`[${addedAttribute}]`)).toHaveLength(2);
  });

  it.each([
    ['lender-advertising-remote', undefined],
    ['header-remote', '#nowhere'],
    ['header-remote', '!!bad'],
  ])('says what to do when %s has no place (%s)', async (remote, asked) => {
    jest.useFakeTimers();
    expect(find(remote, asked)).toEqual([]);
    expect(console.warn).not.toHaveBeenCalled();
    jest.advanceTimersByTime(3000);
    jest.useRealTimers();
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('data-target'),
    );
    expect(missed).toHaveBeenCalledTimes(1);
    // Ends the watch for it.
    document.body.innerHTML = '<i id="lender-onboarding"></i>';
    await Promise.resolve();
  });

  it('waits for an element that the parser has not reached yet', async () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const stop = jest.spyOn(MutationObserver.prototype, 'disconnect');
    const found = find('lender-advertising-remote');
    expect(found).toEqual([]);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="lender-onboarding"></div>',
    );
    await Promise.resolve();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(found.map(({ id }) => id)).toEqual(['lender-onboarding']);
    expect(missed).not.toHaveBeenCalled();
  });

  it('F20: takes the first that is displayed; a hidden one only when the page has no other', () => {
    // jsdom has no layout.
    Element.prototype.checkVisibility = function isDisplayed() {
      return !this.closest('[style]');
    };
    document.body.innerHTML =
      '<div style="display:none"><i id="site-header" class="first"></i></div><i id="site-header" class="second"></i>';
    expect(find('header-remote').map(({ className }) => className)).toEqual([
      'second',
    ]);
    document.querySelector('.second')!.remove();
    expect(find('header-remote').map(({ className }) => className)).toEqual([
      'first',
    ]);
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });

  it('warns some time after the load of a page without the element, and takes the element when it comes (F94)', async () => {
    jest.useFakeTimers();
    const state = jest.spyOn(document, 'readyState', 'get');
    state.mockReturnValue('loading');
    const stop = jest.spyOn(MutationObserver.prototype, 'disconnect');
    const found = find('lender-advertising-remote');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    state.mockReturnValue('interactive');
    jest.advanceTimersByTime(60_000);
    expect(console.warn).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(2999);
    expect(console.warn).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(missed).toHaveBeenCalledTimes(1);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p><i id="lender-onboarding"></i></p>',
    );
    await Promise.resolve();
    expect(found.map(({ id }) => id)).toEqual(['lender-onboarding']);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('does not warn of an element that comes within the time, and takes one only (F94)', async () => {
    jest.useFakeTimers();
    const found = find('lender-advertising-remote');
    for (const name of ['first', 'second']) {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<i id="lender-onboarding" class="${name}"></i>`,
      );
      await Promise.resolve();
    }
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    expect(found.map(({ className }) => className)).toEqual(['first']);
    expect(console.warn).not.toHaveBeenCalled();
    expect(missed).not.toHaveBeenCalled();
  });

  it.each([
    ['header-remote', 'site-header'],
    ['footer-remote', 'site-footer'],
  ])(
    "leaves a theme's own element to the theme if %s has an empty one (F20)",
    (remote, id) => {
      const theme = `<div id="${id}" class="theme">© Theme</div>`;
      document.body.innerHTML = `${theme}<div id="${id}" class="ours"> </div>`;
      expect(find(remote).map(({ className }) => className)).toEqual(['ours']);
      document.querySelector('.ours')!.attachShadow({ mode: 'open' });
      expect(find(remote).map(({ className }) => className)).toEqual(['ours']);
      document.body.innerHTML = theme;
      expect(find(remote).map(({ className }) => className)).toEqual(['theme']);
    },
  );

  it('takes the first of the elements that a tag names, whatever is in it', () => {
    document.body.innerHTML =
      '<i class="slot" id="a">Links</i><i class="slot" id="b"></i>';
    expect(find('footer-remote', '.slot').map(({ id }) => id)).toEqual(['a']);
  });

  it('waits with a footer until the parser has gone past it, or the page is parsed (F20)', async () => {
    const state = jest.spyOn(document, 'readyState', 'get');
    state.mockReturnValue('loading');
    document.body.innerHTML = '<div id="site-footer" class="theme"></div>';
    const found = find('footer-remote');
    expect(found).toEqual([]);
    document.querySelector('.theme')!.append('© Theme');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="site-footer" class="ours"></div><script></script>',
    );
    await Promise.resolve();
    expect(found.map(({ className }) => className)).toEqual(['ours']);
  });
});
