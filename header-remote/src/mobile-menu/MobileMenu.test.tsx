import { fireEvent } from '@testing-library/react';
import { mainMenus } from 'mortgage-domain/menus/mainMenus';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { renderWithSession } from 'session-shared/testing';
import { behave } from '../behaviour';
import { installFakePopovers, isShown } from '../testing/fakePopovers';
import { MobileMenu } from './MobileMenu';
import { watchMobileMenu } from './watchMobileMenu';

installFakePopovers();
const desktopAgent = window.navigator.userAgent;
const resizeTo = (width: number) => {
  window.innerWidth = width;
  fireEvent(window, new Event('resize'));
};

function open(agent = desktopAgent) {
  Object.defineProperty(window.navigator, 'userAgent', {
    value: agent,
    configurable: true,
  });
  window.innerWidth = 400;
  window.scrollTo = jest.fn();
  const { unmount } = renderWithSession(
    <MobileMenu menus={mainMenus(defaultSiteConfig)} />,
    {
      behave,
    },
  );
  const menu = document.querySelector<HTMLElement>('#mobile-menu')!;
  menu.showPopover();
  return { menu, unmount };
}

describe('the mobile menu', () => {
  it('HDR-1: scrolls to the top only when it opens', () => {
    const { menu } = open();
    expect(window.scrollTo).toHaveBeenCalledWith(
      expect.objectContaining({ top: 0 }),
    );
    menu.hidePopover();
    menu.querySelector('details')!.showPopover();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  it('scrolls to the top also if the visitor opened it before our program ran (HDR-1)', () => {
    open();
    watchMobileMenu(document.documentElement, AbortSignal.abort());
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the window is resized', () => resizeTo(400)],
    [
      'the device is turned',
      () => fireEvent(window, new Event('orientationchange')),
    ],
  ])('HDR-4 HDR-5: closes when %s', (_when, change) => {
    const { menu } = open();
    change();
    expect(isShown(menu)).toBe(false);
  });

  it('HDR-4: on Android stays while the width is the same, and closes when it changes', () => {
    const { menu } = open('Mozilla/5.0 (Linux; Android 16) Chrome/150');
    resizeTo(400);
    expect(isShown(menu)).toBe(true);
    resizeTo(500);
    expect(isShown(menu)).toBe(false);
  });

  it('HDR-7 HDR-8 HDR-10: its sections, the mortgage menu among them, are one exclusive group of details', () => {
    const { menu } = open();
    const sections = [...menu.querySelectorAll('details')];
    expect(
      sections.map((section) => section.querySelector('summary')?.textContent),
    ).toContain('Home Loans');
    expect(
      new Set(
        sections.map(
          ({ attributes }) => attributes.getNamedItem('name')?.value,
        ),
      ),
    ).toEqual(new Set(['mobile-section']));
  });

  // In jsdom, as in browsers before 2024, sections are not exclusive by their name.
  it('HDR-7 HDR-8: a section that opens closes the others, also in older browsers', () => {
    const { menu } = open();
    const [first, second] = menu.querySelectorAll('details');
    const turn = (section: HTMLDetailsElement, isOpen: boolean) => {
      section.open = isOpen;
      section.dispatchEvent(new Event('toggle'));
    };
    turn(first!, true);
    turn(second!, true);
    const openOnes = () =>
      [...menu.querySelectorAll('details')].filter(({ open }) => open);
    expect(openOnes()).toEqual([second]);
    turn(second!, false);
    expect(openOnes()).toEqual([]);
    expect(isShown(menu)).toBe(true);
  });

  it('F18: listens to nothing after it is gone', () => {
    const { menu, unmount } = open();
    const [first, second] = menu.querySelectorAll('details');
    unmount();
    resizeTo(900);
    expect(isShown(menu)).toBe(true);
    first!.open = second!.open = true;
    second!.dispatchEvent(new Event('toggle'));
    expect(first!.open).toBe(true);
  });
});
