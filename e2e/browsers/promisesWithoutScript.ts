import { expect } from '@playwright/test';
import { eventually } from './page';
import type { PromiseKept } from './promise';
import { fillSignIn } from './signIn';
import {
  accessDenied,
  buyLink,
  buyMenu,
  headerPlace,
  heading,
  link,
  menuButton,
  moderation,
  signInLink,
} from './targets';

export const promisesWithoutScript: readonly PromiseKept[] = [
  {
    title:
      'without JavaScript the mega menu opens and closes under the mouse (HDR-11 HDR-12)',
    prove: async ({ page }) => {
      const rateLink = link('See current mortgage rates', headerPlace);
      await page.open('/refinance/');
      // The first paint does not wait for a layout of the hidden menu.
      const hasLayout = await page.read(() => {
        const { shadowRoot } = document.querySelector('#site-header')!;
        return shadowRoot!.querySelector('[data-mega] a')!.checkVisibility();
      });
      expect(hasLayout).toBe(false);
      await page.hover(menuButton('Home Loans'));
      await page.sees(rateLink);
      await page.hover(rateLink);
      await page.tab.moveTo(20, 700);
      await page.misses(rateLink);
    },
  },
  {
    title:
      'without JavaScript the included header is shown, its menus open, its links work (HDR-1 LNK-1)',
    prove: async ({ page }) => {
      await page.open('/refinance/');
      await page.click(buyMenu);
      await page.sees(buyLink);
      await page.press('Escape');
      await page.misses(buyLink);
      await page.click(signInLink);
      await page.sees(heading('Sign in'));
      await fillSignIn(page, 'consumer');
      await page.press('Enter');
      await eventually(async () => {
        expect(await page.read(() => location.pathname)).toBe('/refinance/');
      });
    },
  },
  {
    title:
      'without JavaScript the gate shows the same, and leads to the sign-in page and back (ACC-1 ACC-2 ACC-4)',
    prove: async ({ page }) => {
      await page.open(moderation);
      await page.sees(accessDenied);
      await page.click(link('Sign in', 'main'));
      await fillSignIn(page, 'moderator');
      await page.press('Enter');
      await page.sees(heading('Review moderation'));
    },
  },
];
