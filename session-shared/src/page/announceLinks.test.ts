import { mountHandleSymbol } from 'embed/hand-overs';
import { followsClick } from '../testing/followsClick';
import { announceLinks } from './announceLinks';

const dispatch = jest.fn();
announceLinks(document, dispatch);

const heard: unknown[] = [];
let isCanceled = false;
document.addEventListener('mortgage:navigate', (event) => {
  heard.push((event as CustomEvent).detail, (event.target as Element).id);
  if (isCanceled) {
    event.preventDefault();
  }
});

/** A link in a remote's view, pressed as a person does; true where the browser is left to follow it. */
function press(
  markup: string,
  {
    init = {},
    handle = { remote: 'header-remote' },
  }: { init?: MouseEventInit; handle?: object } = {},
): boolean {
  document.body.innerHTML = '<div id="place"></div>';
  const element = document.querySelector('div')!;
  Reflect.set(element, Symbol.for(mountHandleSymbol), handle);
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.innerHTML = markup;
  const event = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    composed: true,
    ...init,
  });
  return followsClick(() => shadow.querySelector('b')!.dispatchEvent(event));
}

describe('our links on a page with a router', () => {
  beforeEach(() => {
    heard.length = 0;
    dispatch.mockClear();
    isCanceled = false;
    window.history.replaceState(null, '', '/here/?q=1');
  });

  it('are announced from the mount element, with their whole address, and followed', () => {
    expect(press('<a href="/help/?a=1#x"><b>x</b></a>')).toBe(true);
    expect(heard).toEqual([
      { href: 'http://localhost/help/?a=1#x', remote: 'header-remote' },
      'place',
    ]);
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('are not followed if the page cancels the navigation; menus may close', () => {
    isCanceled = true;
    expect(
      press('<a href="https://other.example/" target="_self"><b>x</b></a>'),
    ).toBe(false);
    expect(heard).toHaveLength(2);
    expect(dispatch.mock.calls).toEqual([[{ type: 'page/linkRouted' }]]);
  });

  it.each<[string, string, MouseEventInit]>([
    ['another tab', '<a href="/help/" target="_blank"><b>x</b></a>', {}],
    ['a named window', '<a href="/help/" target="other"><b>x</b></a>', {}],
    ['a download', '<a href="/help.pdf" download><b>x</b></a>', {}],
    ['a place in the page', '<a href="#form"><b>x</b></a>', {}],
    ['a phone number', '<a href="tel:+18005550199"><b>x</b></a>', {}],
    ['an email address', '<a href="mailto:a@b.example"><b>x</b></a>', {}],
    ['no link', '<p><b>x</b></p>', {}],
    ['a link without an address', '<a><b>x</b></a>', {}],
    ['Ctrl', '<a href="/help/"><b>x</b></a>', { ctrlKey: true }],
    ['Command', '<a href="/help/"><b>x</b></a>', { metaKey: true }],
    ['Shift', '<a href="/help/"><b>x</b></a>', { shiftKey: true }],
    ['Alt', '<a href="/help/"><b>x</b></a>', { altKey: true }],
    ['the middle button', '<a href="/help/"><b>x</b></a>', { button: 1 }],
  ])(
    "are the browser's where they are pressed with or lead to %s",
    (_what, markup, init) => {
      isCanceled = true;
      expect(press(markup, { init })).toBe(true);
      expect(heard).toEqual([]);
    },
  );

  it('a fragment of another page, and this page without one, lead somewhere', () => {
    press('<a href="/there/#form"><b>x</b></a>');
    press('<a href="/here/?q=1"><b>x</b></a>');
    expect(heard).toHaveLength(4);
  });

  it('a click that a handler of the view prevented does not navigate', () => {
    expect(press('<a href="/help/" onclick="return false"><b>x</b></a>')).toBe(
      false,
    );
    expect(heard).toEqual([]);
  });

  it('are announced before the router of the page sees the click (F88)', () => {
    isCanceled = true;
    const seen: boolean[] = [];
    const route = (event: Event) => seen.push(event.defaultPrevented);
    document.body.addEventListener('click', route, { once: true });
    press('<a href="/help/"><b>x</b></a>');
    expect(heard).toHaveLength(2);
    expect(seen).toEqual([true]);
  });

  it("a link of the page's own is its own, in its shadow roots too, and in what we reveal", () => {
    press('<a href="/help/"><b>x</b></a>', { handle: {} });
    press('<slot></slot><b></b>');
    const place = document.querySelector('#place')!;
    place.innerHTML = '<a href="/help/">x</a>';
    followsClick(() => place.querySelector('a')!.click());
    expect(heard).toEqual([]);
  });
});
