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
    document,
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
  ])('says what to do when %s has no place (%s)', (remote, asked) => {
    expect(find(remote, asked)).toEqual([]);
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('data-target'),
    );
    expect(missed).toHaveBeenCalledTimes(1);
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

  it('says so once the page has been read without the element, and finds nothing after that', async () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const found = find('lender-advertising-remote');
    expect(console.warn).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(console.warn).toHaveBeenCalledTimes(1);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="lender-onboarding"></div>',
    );
    await Promise.resolve();
    expect(found).toEqual([]);
  });
});
