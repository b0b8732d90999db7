/** What we promise, each once, for any browser: a smoke, not the whole (the rest of this suite, in Chromium). */
import { expect } from '@playwright/test';
import { emailOf, samplePassword, type Role } from '../accounts/roles';
import { demoUrl } from '../demo/address';
import { lenderPage, leadSent, newEmail, storedLeads } from '../lead/leadForm';
import type { GuestHost } from './guestHost';
import { newHeaderLabel } from './newerRelease';
import { eventually, type Page } from './page';
import {
  accountButton,
  button,
  field,
  footerPlace,
  headerPlace,
  heading,
  leadPlace,
  link,
  menuButton,
  signInLink,
  text,
} from './targets';

const rates = '/mortgage-rates/';
const buyMenu = menuButton('Buy');
const firstOfBuy = link('Browse homes', headerPlace);
const buyLink = link('Homes for sale', headerPlace);
const advertiseMenu = menuButton('Advertise');
const moderation = '/mortgage/review-moderation/';
const accessDenied = heading('Access Denied', 'main, #access-denied');

/** Where a promise is proven: somebody new, in a browser. */
export interface Stage {
  readonly page: Page;
  newTab(): Promise<Page>;
  readonly guest: GuestHost;
  /** Of what is seen now, to be compared by people with those of other browsers: `.cache/pictures/browsers`. */
  keepPicture(name: string): Promise<void>;
}

export interface PromiseKept {
  readonly title: string;
  prove(stage: Stage): Promise<void>;
}

/** Header and footer are there as they are drawn for everybody, and nothing of the page has moved for them. */
async function isPainted({ page, guest }: Stage, path: string): Promise<void> {
  await page.open(guest.url + path);
  await page.sees(buyMenu);
  await page.sees(signInLink);
  await page.hydrates(headerPlace);
  await page.hydrates(footerPlace);
  await page.sees(buyMenu);
  const { font, ink, paper } = await page.read(readLooks, headerPlace);
  expect(font).toMatch(/^system-ui, /);
  expect({ ink, paper }).toEqual({ ink: 'rgb(29, 42, 42)', paper: 'rgb(255, 255, 255)' });
  const { tops, errors } = await guest.recordOf(page);
  expect(tops).toHaveLength(1);
  expect(errors).toEqual([]);
}

function readLooks(place: string) {
  const root = document.querySelector(place)!.shadowRoot!;
  const { fontFamily: font, color: ink } = getComputedStyle(root.querySelector('button')!);
  const bar = root.elementFromPoint(innerWidth / 2, 20)!;
  let paper = 'rgba(0, 0, 0, 0)';
  for (let at: Element | null = bar; at && paper === 'rgba(0, 0, 0, 0)'; at = at.parentElement)
    paper = getComputedStyle(at).backgroundColor;
  return { font, ink, paper };
}

function heightOfMenu([place, menu]: readonly string[]): number {
  const root = document.querySelector(place!)!.shadowRoot!;
  return root.querySelector(menu!)!.getBoundingClientRect().height;
}

async function fillSignIn(page: Page, role: Role): Promise<void> {
  await page.type(field('Email'), emailOf(role));
  await page.type(field('Password'), samplePassword);
}

/** Through the lightbox. */
async function signIn(page: Page, role: Role): Promise<void> {
  await fillSignIn(page, role);
  await page.click(button('Sign in', 'dialog'));
}

async function openByKeyboard(page: Page): Promise<void> {
  await page.open(rates);
  await page.hydrates(headerPlace);
  await page.tabTo(buyMenu);
  await page.press('Enter');
  await page.sees(buyLink);
}

/** What is promised of the header alone. */
export const headerPromises: readonly PromiseKept[] = [
  {
    title: 'HDR-1 FTR-1: a page with two script tags has header and footer, drawn, without a shift',
    prove: (stage) => isPainted(stage, rates),
  },
  {
    title: 'HDR-1 FTR-1: so has a page whose server includes them',
    prove: (stage) => isPainted(stage, '/refinance/'),
  },
  {
    title: 'HDR-11 HDR-12 HDR-15: menus open and close by the mouse',
    prove: async ({ page }) => {
      await page.open(rates);
      await page.hydrates(headerPlace);
      await page.click(buyMenu);
      await page.sees(buyLink);
      await page.tab.clickAt(20, 600);
      await page.misses(buyLink);
      await page.hover(menuButton('Home Loans'));
      await page.sees(link('See current mortgage rates', headerPlace));
      await page.tab.moveTo(20, 700);
      await page.misses(link('See current mortgage rates', headerPlace));
    },
  },
  {
    title: 'HDR-14: menus open by the keyboard, lead into their links, and close with Escape',
    prove: async ({ page }) => {
      await openByKeyboard(page);
      await page.press('Tab');
      await page.focuses(firstOfBuy);
      await page.press('Escape');
      await page.misses(buyLink);
    },
  },
  {
    title: 'HDR-5: a narrow window has them behind one button',
    prove: async ({ page }) => {
      await page.tab.resize(390, 844);
      await page.open(rates);
      await page.hydrates(headerPlace);
      await page.misses(buyMenu);
      await page.click(menuButton('Menu'));
      await page.click({ css: 'summary', name: 'Buy', within: '#mobile-menu' });
      await page.sees(link('Homes for sale', '#mobile-menu'));
      await page.press('Escape');
      await page.misses(link('Homes for sale', '#mobile-menu'));
    },
  },
];

export const promises: readonly PromiseKept[] = [
  ...headerPromises,
  {
    title: 'CON-10: a menu is as high as its content asks, the mortgage mega menu 286 px',
    prove: async ({ page }) => {
      await page.open(rates);
      await page.hydrates(headerPlace);
      await page.click(menuButton('Home Loans'));
      await page.sees({ css: '#menu-home-loans' });
      expect(await page.read(heightOfMenu, [headerPlace, '#menu-home-loans'])).toBe(286);
      await page.click(buyMenu);
      await page.sees(buyLink);
      expect(await page.read(heightOfMenu, [headerPlace, '#menu-buy'])).toBeLessThan(500);
    },
  },
  {
    title: 'HDR-14: Escape gives the focus back to the button of a menu',
    prove: async ({ page }) => {
      await openByKeyboard(page);
      await page.press('Tab', 'Escape');
      await page.misses(buyLink);
      await page.focuses(buyMenu);
    },
  },
  {
    title: 'SGN-10 AUT-1 HDR-17: signing in, in the lightbox',
    prove: async ({ page }) => {
      await page.open(rates);
      await page.hydrates(headerPlace);
      await page.click(signInLink);
      await signIn(page, 'consumer');
      await page.sees(accountButton);
      await page.misses(signInLink);
    },
  },
  {
    title: 'LAP-27 FRM-8 FRM-9 CAL-7 CAL-8: a lead, typed and sent, is stored once',
    prove: async ({ page }) => {
      const email = newEmail();
      await page.open(lenderPage);
      await page.hydrates(leadPlace);
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
    title: 'ACC-1 ACC-2 ACC-3 PRM-6: the gate refuses with 403, and opens in place for who may',
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
    title: 'SEC-1 SEC-2 HDR-22: signing out in one tab is seen in the other',
    prove: async ({ page, newTab }) => {
      await page.open(rates);
      await page.hydrates(headerPlace);
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
  {
    title: 'F13: an older embed.js beside newer releases is the older header, and works',
    prove: async ({ page, guest }) => {
      await page.open(`${guest.url}/skewed`);
      await page.hydrates(headerPlace);
      await page.hydrates(footerPlace);
      await page.click(advertiseMenu);
      await page.open(`${guest.url}/released`);
      await page.hydrates(headerPlace);
      await page.hydrates(footerPlace);
      await page.click(menuButton(newHeaderLabel));
      await page.misses(advertiseMenu);
      expect((await guest.recordOf(page)).errors).toEqual([]);
    },
  },
];

/** In a browser whose scripts are switched off. */
export const promisesWithoutScript: readonly PromiseKept[] = [
  {
    title: 'HDR-11 HDR-12: without JavaScript the mega menu opens and closes under the mouse',
    prove: async ({ page }) => {
      const rateLink = link('See current mortgage rates', headerPlace);
      await page.open('/refinance/');
      await page.hover(menuButton('Home Loans'));
      await page.sees(rateLink);
      await page.hover(rateLink);
      await page.tab.moveTo(20, 700);
      await page.misses(rateLink);
    },
  },
  {
    title:
      'HDR-1 LNK-1: without JavaScript the included header is there, its menus open, its links lead on',
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
      'ACC-1 ACC-2 ACC-4: without JavaScript the gate says the same, and leads to the sign-in page and back',
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
