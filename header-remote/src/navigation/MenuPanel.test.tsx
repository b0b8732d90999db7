import { fireEvent, screen } from '@testing-library/react';
import { mainMenus } from 'mortgage-domain/menus/mainMenus';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { renderWithSession } from 'session-shared/testing';
import { behave } from '../behaviour';
import { installFakePopovers, isShown } from '../testing/fakePopovers';
import { MenuPanel } from './MenuPanel';

installFakePopovers();
const homeLoans = mainMenus(defaultSiteConfig).find(
  ({ key }) => key === 'home-loans',
)!;

function show({ mega = true, hasMouse = true } = {}) {
  window.matchMedia = (query) =>
    ({ matches: hasMouse && query === '(hover: hover)' }) as MediaQueryList;
  renderWithSession(<MenuPanel menu={homeLoans} mega={mega} />, { behave });
  const button = screen.getByRole('button', { name: 'Home Loans' });
  return {
    button,
    item: button.parentElement!,
    panel: document.querySelector('#menu-home-loans')!,
  };
}
/** The mouse stays long enough to open the menu. */
const hover = (item: Element, pointerType?: string) => {
  mouse(item, 'pointerover', pointerType);
  jest.advanceTimersByTime(100);
};
const mouse = (
  item: Element,
  type: 'pointerover' | 'pointerout',
  pointerType = 'mouse',
) =>
  item.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true }), {
      pointerType,
      relatedTarget: null,
    }),
  );

describe('the mortgage mega menu on desktop', () => {
  beforeEach(() => jest.useFakeTimers());

  it('names its lists by the titles above them (WCAG 1.3.1)', () => {
    const { panel } = show();
    const lists = [...panel.querySelectorAll('ul')];
    const nameOf = (list: Element) =>
      panel.querySelector(`#${list.getAttribute('aria-labelledby')}`)
        ?.textContent;
    expect(lists.map(nameOf)).toEqual(['Your mortgage', 'Mortgage tools']);
  });

  it('stays closed while a popover of the page is open, which it would close (F69)', () => {
    const { item, panel } = show();
    const filters = document.createElement('div');
    filters.setAttribute('popover', 'auto');
    document.body.append(filters);
    filters.showPopover();
    hover(item);
    expect([isShown(filters), isShown(panel)]).toEqual([true, false]);
    filters.remove();
  });

  it('hides 400 ms after the mouse has left (HDR-12 CON-8)', () => {
    const { item, panel } = show();
    hover(item);
    mouse(item, 'pointerout');
    jest.advanceTimersByTime(399);
    expect(isShown(panel)).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isShown(panel)).toBe(false);
  });

  it('HDR-12: stays when the mouse comes back in time', () => {
    const { item, panel } = show();
    hover(item);
    mouse(item, 'pointerout');
    jest.advanceTimersByTime(300);
    hover(item);
    jest.advanceTimersByTime(1000);
    expect(isShown(panel)).toBe(true);
  });

  it('HDR-12 OPN-120: stays while the focus is in it', () => {
    const { item, panel } = show();
    hover(item);
    panel.querySelector('a')!.focus();
    mouse(item, 'pointerout');
    jest.advanceTimersByTime(1000);
    expect(isShown(panel)).toBe(true);
  });

  it('HDR-12: a menu that the keyboard opens in the meantime is not hidden by the mouse that left before', () => {
    const { item, panel } = show();
    hover(item);
    mouse(item, 'pointerout');
    (panel as HTMLElement).hidePopover();
    (panel as HTMLElement).showPopover();
    jest.advanceTimersByTime(1000);
    expect(isShown(panel)).toBe(true);
  });

  it.each(['Chrome/150', 'Mozilla/5.0 (Linux; Android 16) Chrome/150'])(
    'HDR-13 OPN-106: hides when the window is resized, in %s',
    (userAgent) => {
      jest
        .spyOn(window.navigator, 'userAgent', 'get')
        .mockReturnValue(userAgent);
      const { item, panel } = show();
      hover(item);
      fireEvent(window, new Event('resize'));
      expect(isShown(panel)).toBe(false);
    },
  );

  it('HDR-11 OPN-108: no hover on touch and without a mouse; the other menus open alike', () => {
    const isHovered = (
      options: Parameters<typeof show>[0],
      pointerType?: string,
    ) => {
      document.body.innerHTML = '';
      const { item, panel } = show(options);
      hover(item, pointerType);
      return isShown(panel);
    };
    expect(isHovered({}, 'touch')).toBe(false);
    expect(isHovered({ hasMouse: false })).toBe(false);
    expect(isHovered({ mega: false })).toBe(true);
  });

  it('OPN-108: a mouse that only crosses a button opens nothing, and closes what it left before', () => {
    const { item, panel } = show();
    const crossed = item.cloneNode(true) as HTMLElement;
    item.after(crossed);
    hover(item);
    mouse(item, 'pointerout');
    mouse(crossed, 'pointerover');
    jest.advanceTimersByTime(99);
    mouse(crossed, 'pointerout');
    jest.advanceTimersByTime(400);
    expect([
      isShown(panel),
      isShown(crossed.querySelector('[popover]')!),
    ]).toEqual([false, false]);
  });

  it('HDR-11: the click that follows the hover does not close it, the next one may', () => {
    const { button, item } = show();
    hover(item);
    expect(fireEvent.click(button, { detail: 1 })).toBe(false);
    expect(fireEvent.click(button, { detail: 1 })).toBe(true);
  });
});
