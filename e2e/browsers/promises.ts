/** Our promises, each once, for any browser: a smoke test. The rest of this suite runs in Chromium. */
import { expect } from '@playwright/test';
import { demoUrl } from '../demo/address';
import { lenderPage, leadSent, newEmail, storedLeads } from '../lead/leadForm';
import { headerPromises, openByKeyboard } from './headerPromises';
import { eventually } from './page';
import type { PromiseKept } from './promise';
import { signIn } from './signIn';
import {
  accessDenied,
  accountButton,
  button,
  buyLink,
  buyMenu,
  field,
  headerPlace,
  heading,
  leadPlace,
  link,
  menuButton,
  moderation,
  rates,
  signInLink,
  text,
} from './targets';

function heightOfMenu([place, menu]: readonly string[]): number {
  const root = document.querySelector(place!)!.shadowRoot!;
  return root.querySelector(menu!)!.getBoundingClientRect().height;
}

/** Runs in the page. The modal closes with the press of its link. */
function openPageModal(): void {
  const modal = document.createElement('dialog');
  const signInLink = document.createElement('a');
  signInLink.href = '/user/acct/login/';
  signInLink.textContent = 'Sign in to save';
  signInLink.addEventListener('click', () => modal.close());
  modal.append(signInLink);
  document.body.append(modal);
  modal.showModal();
}

export const promises: readonly PromiseKept[] = [
  ...headerPromises,
  {
    title:
      'a menu has the height of its content, the mortgage mega menu 286 px (CON-10)',
    prove: async ({ page }) => {
      await page.open(rates);
      await page.isLive(headerPlace);
      await page.click(menuButton('Home Loans'));
      await page.sees({ css: '#menu-home-loans' });
      expect(
        await page.read(heightOfMenu, [headerPlace, '#menu-home-loans']),
      ).toBe(286);
      await page.click(buyMenu);
      await page.sees(buyLink);
      expect(
        await page.read(heightOfMenu, [headerPlace, '#menu-buy']),
      ).toBeLessThan(500);
    },
  },
  {
    title: 'Escape returns the focus to the button of a menu (HDR-14)',
    prove: async ({ page }) => {
      await openByKeyboard(page);
      await page.press('Tab', 'Escape');
      await page.misses(buyLink);
      await page.focuses(buyMenu);
    },
  },
  {
    title: 'a visitor signs in, in the lightbox (SGN-10 AUT-1 HDR-17)',
    prove: async ({ page }) => {
      await page.open(rates);
      await page.isLive(headerPlace);
      await page.click(signInLink);
      await signIn(page, 'consumer');
      await page.sees(accountButton);
      await page.misses(signInLink);
      await page.click(accountButton);
      await page.sees({ css: '#account-menu' });
      expect(
        await page.read(heightOfMenu, [headerPlace, '#account-menu']),
      ).toBeLessThan(500);
    },
  },
  {
    title:
      "the sign-in dialog stays when the page's modal around it closes (F83)",
    prove: async ({ page }) => {
      await page.open(rates);
      await page.isLive(headerPlace);
      await page.read(openPageModal);
      await page.click(link('Sign in to save'));
      await page.type(field('Email'), 'ada@lane.example');
      await page.press('Tab');
      await page.focuses(field('Password'));
    },
  },
  {
    title:
      'a lead is typed, sent and stored once (LAP-27 FRM-8 FRM-9 CAL-7 CAL-8)',
    prove: async ({ page }) => {
      const email = newEmail();
      await page.open(lenderPage);
      await page.isLive(leadPlace);
      // By its label: a click on the list itself would open the system's own.
      await page.click({ css: 'label', name: 'Role' });
      await page.focuses(field('Role', leadPlace));
      await page.press('ArrowDown', 'ArrowDown');
      await page.type(field('Name', leadPlace), 'Bea van der Berg');
      await page.type(field('Email', leadPlace), email);
      await page.type(field('Phone', leadPlace), '(415) 555-2671');
      await page.click(button('Submit', leadPlace));
      await page.sees(text(leadSent, leadPlace));
      expect(await storedLeads(email)).toHaveLength(1);
    },
  },
  {
    title:
      'the gate refuses with 403, and opens in place after a sign-in (ACC-1 ACC-2 ACC-3 PRM-6)',
    prove: async ({ page }) => {
      const { status } = await fetch(demoUrl + moderation);
      expect(status).toBe(403);
      await page.open(moderation);
      await page.sees(accessDenied);
      await page.click(link('Sign in', '#access-denied'));
      await signIn(page, 'moderator');
      await page.sees(heading('Review moderation'));
      await page.misses(accessDenied);
      expect(await page.read(() => location.pathname)).toBe(moderation);
    },
  },
  {
    title: 'a sign-out in one tab reaches the other (SEC-1 SEC-2 HDR-22)',
    prove: async ({ page, newTab }) => {
      await page.open(rates);
      await page.isLive(headerPlace);
      await page.click(signInLink);
      await signIn(page, 'consumer');
      await page.sees(accountButton);
      const other = await newTab();
      await other.open(rates);
      await other.click(accountButton);
      await other.click(link('Sign out', headerPlace));
      await page.sees(signInLink);
      await eventually(async () => {
        expect(await other.read(() => location.pathname)).toBe('/');
      });
    },
  },
];
