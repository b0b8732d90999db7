import { watchMobileMenu } from '../mobile-menu/watchMobileMenu';
import { openOnFocus } from './openOnFocus';
import { closePopover, hasPopovers } from './popover';

/** jsdom has no popovers: a focused menu is open. e2e/older-browsers/floor.spec.ts shows the style sheets. */
function show() {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML =
    '<header><div><button popovertarget="m"><svg></svg></button><nav id="m"><a href="/">A</a></nav></div></header>';
  const [region, button, icon, menu, link] = [
    'header',
    'button',
    'svg',
    'nav',
    'a',
  ].map((name) => shadow.querySelector<HTMLElement>(name)!) as [
    HTMLElement,
    HTMLElement,
    SVGElement,
    HTMLElement,
    HTMLElement,
  ];
  const isOpen = () =>
    region.querySelector('div')!.contains(shadow.activeElement);
  const mounted = new AbortController();
  openOnFocus(region, mounted.signal);
  const press = (target: Element, detail = 1) => {
    const init = { bubbles: true, composed: true, cancelable: true };
    if (detail > 0) {
      target.dispatchEvent(new Event('pointerdown', init));
    }
    target.dispatchEvent(new MouseEvent('click', { ...init, detail }));
  };
  return {
    button,
    icon,
    menu,
    link,
    isOpen,
    press,
    stop: () => mounted.abort(),
  };
}

afterEach(() => document.body.replaceChildren());

describe('a menu in a browser without popovers', () => {
  it('opens at a press on its button or icon, and closes at the next (HDR-6)', () => {
    const { icon, isOpen, press } = show();
    expect(hasPopovers()).toBe(false);
    press(icon);
    expect(isOpen()).toBe(true);
    press(icon);
    expect(isOpen()).toBe(false);
  });

  it('stays when a key presses the button that has the focus, and when something in it is pressed', () => {
    const { button, link, isOpen, press } = show();
    button.focus();
    press(button, 0);
    expect(isOpen()).toBe(true);
    link.focus();
    press(link);
    expect(isOpen()).toBe(true);
  });

  it('closes at Escape and at a press elsewhere on the page (HDR-2 HDR-15)', () => {
    const { button, link, isOpen, press } = show();
    press(button);
    link.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    expect(isOpen()).toBe(false);
    press(button);
    press(document.body);
    expect(isOpen()).toBe(false);
  });

  it('is closed by what closes popovers', () => {
    const { button, menu, isOpen, press } = show();
    press(button);
    closePopover(menu);
    expect(isOpen()).toBe(false);
  });

  it('closes when the window is resized (HDR-13)', () => {
    const { button, menu, isOpen, press } = show();
    menu.setAttribute('popover', '');
    menu.dataset.popup = 'bottom-start';
    press(button);
    window.dispatchEvent(new Event('resize'));
    expect(isOpen()).toBe(false);
  });

  it('scrolls the page to the top once when the mobile menu opens (HDR-1)', () => {
    const { button, menu, link } = show();
    menu.id = 'mobile-menu';
    window.scrollTo = jest.fn();
    watchMobileMenu(
      menu.getRootNode() as ShadowRoot,
      new AbortController().signal,
    );
    button.focus();
    link.focus();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  it('F18: is left alone once the header is gone', () => {
    const { button, isOpen, press, stop } = show();
    stop();
    press(button);
    expect(isOpen()).toBe(false);
  });
});
