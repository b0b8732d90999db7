/** Our views on a page. Playwright's locators look into open shadow roots. */
import { expect, type Locator, type Page } from '@playwright/test';
import { mountHandleSymbol, shellAttribute } from 'embed/hand-overs';
import { remotes } from 'embed/remotes';
import type { RemoteName } from '../demo/address';

/** Where a remote goes on a page that names no other place. */
export const placeOf = (name: RemoteName): string =>
  remotes.find((remote) => remote.name === name)!.element;

export const header = (page: Page): Locator =>
  page.locator(placeOf('header-remote'));
export const footer = (page: Page): Locator =>
  page.locator(placeOf('footer-remote'));

/** Of the last row of the footer. */
export const privacyLink = (page: Page): Locator =>
  footer(page).getByRole('link', {
    name: 'Do Not Sell or Share My Personal Information',
  });

export const menuButton = (page: Page, name: string): Locator =>
  header(page).getByRole('button', { name, exact: true });
export const signInLink = (page: Page): Locator =>
  header(page).getByRole('link', { name: 'Sign In' }).first();
/** The number of unread messages may follow its name. */
export const accountButton = (page: Page): Locator =>
  header(page).getByRole('button', { name: /^Your account(, |$)/ });
export const openPopup = (page: Page): Locator =>
  header(page).locator(':popover-open');

/** Opens a menu, which shows its links within the time, and closes it. */
export async function menuWorks(page: Page, timeout?: number): Promise<void> {
  await menuButton(page, 'Buy').click();
  const link = header(page).getByRole('link', { name: 'Homes for sale' });
  await expect(link).toBeVisible({ timeout });
  await page.keyboard.press('Escape');
}

/** Waits until the remote in that element is mounted; for the lender page and the gate, until React owns the view as well. */
export async function live(page: Page, selector: string): Promise<void> {
  const needsReact = [
    placeOf('lender-advertising-remote'),
    placeOf('access-denied-remote'),
  ];
  await page.waitForFunction(
    ([target, symbol, shell, isReacts]) => {
      const element = document.querySelector(target);
      const first = element?.shadowRoot?.querySelector(`[${shell}] > *`);
      return (
        element &&
        Symbol.for(symbol) in element &&
        (!isReacts ||
          Object.keys(first ?? {}).some((key) =>
            key.startsWith('__reactFiber$'),
          ))
      );
    },
    [
      selector,
      mountHandleSymbol,
      shellAttribute,
      needsReact.includes(selector),
    ] as const,
  );
}

export async function visit(
  page: Page,
  path = '/mortgage-rates/',
): Promise<void> {
  await page.goto(path);
  await live(page, placeOf('header-remote'));
}

/** Waits until a frame has been drawn and its events have been sent. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

/** Changes the window's size and waits for the page's resize event. */
export async function resizeTo(
  page: Page,
  width: number,
  height: number,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await nextFrame(page);
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Place and size; fails if the element is not drawn. */
export const boxOf = async (locator: Locator): Promise<Box> =>
  (await locator.boundingBox())!;

export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );
