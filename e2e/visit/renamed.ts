/** Header and footer with another name than their shells: they need React for it. */
import { expect, type Page } from '@playwright/test';
import type { MountHandle } from 'embed/contract';
import { mountHandleSymbol } from 'embed/hand-overs';
import { footer, header, live, placeOf } from './views';

const name = 'Oakhouse';
const places = [placeOf('header-remote'), placeOf('footer-remote')];

/** Gives the views of these elements, which must be mounted, this name. */
export async function rename(page: Page, selectors = places): Promise<void> {
  for (const selector of selectors) {
    await live(page, selector);
  }
  await page.evaluate(
    ([elements, symbol, productName]) => {
      for (const selector of elements) {
        const element = document.querySelector(selector) as unknown as Record<
          symbol,
          MountHandle
        >;
        element[Symbol.for(symbol)]!.update({ productName });
      }
    },
    [selectors, mountHandleSymbol, name] as const,
  );
}

/** Waits until React has drawn header and footer with the name. */
export async function showName(page: Page): Promise<void> {
  for (const view of [header(page), footer(page)]) {
    await expect(view.getByRole('img', { name })).toBeVisible();
  }
}
