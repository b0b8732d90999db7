/** Pages that cancel our events by their target, use Escape, or route our links (F86 to F88), for any browser. */
import { expect } from '@playwright/test';
import { eventually } from './page';
import type { PromiseKept } from './promise';
import { signIn } from './signIn';
import {
  accountButton,
  buyLink,
  buyMenu,
  field,
  headerPlace,
  signInLink,
} from './targets';

const escapes = () => document.documentElement.dataset.escapes ?? '0';

export const hostilePromises: readonly PromiseKept[] = [
  {
    title: 'Escape closes what is open of ours on a page that cancels it (F87)',
    prove: async ({ page }) => {
      await page.open('/legacy/escape');
      await page.isLive(headerPlace);
      await page.click(buyMenu);
      await page.sees(buyLink);
      await page.press('Escape');
      await page.misses(buyLink);
      await page.click(signInLink);
      await page.focuses(field('Email', 'dialog'));
      await page.press('Escape');
      await page.misses(field('Email', 'dialog'));
      expect(await page.read(escapes)).toBe('0');
      await page.press('Escape');
      expect(await page.read(escapes)).toBe('1');
    },
  },
  {
    title:
      'a page that cancels clicks and keys by their target leaves ours (F86)',
    prove: async ({ page }) => {
      await page.open('/legacy/targets');
      await page.isLive(headerPlace);
      await page.click(buyMenu);
      await page.sees(buyLink);
      await page.press('Escape');
      await page.misses(buyLink);
      await page.click(signInLink);
      await page.focuses(field('Email', 'dialog'));
      await page.press('Tab');
      await page.focuses(field('Password', 'dialog'));
      await signIn(page, 'consumer');
      await page.sees(accountButton);
      await page.click(buyMenu);
      await page.click(buyLink);
      await eventually(async () => {
        const path = await page.read(() => location.pathname);
        expect(path).not.toMatch(/legacy/);
      });
    },
  },
  {
    title: 'Sign In opens the dialog on a page whose router takes links (F88)',
    prove: async ({ page }) => {
      await page.open('/legacy/router');
      await page.isLive(headerPlace);
      await page.click(signInLink);
      await page.focuses(field('Email', 'dialog'));
      expect(await page.read(() => location.pathname)).toBe('/legacy/router');
    },
  },
];
