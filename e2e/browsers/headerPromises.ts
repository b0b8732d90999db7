import { expect } from '@playwright/test';
import { areMenusSettled, readPopups } from '../visit/watchPopups';
import { eventually, type Page } from './page';
import type { PromiseKept, Stage } from './promise';
import {
  buyLink,
  buyMenu,
  firstOfBuy,
  footerPlace,
  headerPlace,
  link,
  menuButton,
  rates,
  signInLink,
} from './targets';

/** Header and footer are drawn for an anonymous visitor, and the page's content has not moved. */
async function isPainted({ page, guest }: Stage, path: string): Promise<void> {
  await page.open(guest.url + path);
  await page.sees(buyMenu);
  await page.sees(signInLink);
  await page.isLive(headerPlace);
  await page.isLive(footerPlace);
  await page.sees(buyMenu);
  const { font, ink, paper } = await page.read(readLooks, headerPlace);
  expect(font).toMatch(/^-apple-system, /);
  expect({ ink, paper }).toEqual({
    ink: 'rgb(29, 42, 42)',
    paper: 'rgb(255, 255, 255)',
  });
  const { tops, errors } = await guest.recordOf(page);
  expect(tops).toHaveLength(1);
  expect(errors).toEqual([]);
  await eventually(async () =>
    expect(await page.read(areMenusSettled, headerPlace)).toBe(true),
  );
  const { shown } = await page.read(readPopups);
  expect(shown, 'menus that nobody has opened').toEqual([]);
}

function readLooks(place: string) {
  const root = document.querySelector(place)!.shadowRoot!;
  const { fontFamily: font, color: ink } = getComputedStyle(
    root.querySelector('button')!,
  );
  const bar = root.elementFromPoint(innerWidth / 2, 20)!;
  let paper = 'rgba(0, 0, 0, 0)';
  for (
    let at: Element | null = bar;
    at && paper === 'rgba(0, 0, 0, 0)';
    at = at.parentElement
  ) {
    paper = getComputedStyle(at).backgroundColor;
  }
  return { font, ink, paper };
}

export async function openByKeyboard(page: Page): Promise<void> {
  await page.open(rates);
  await page.isLive(headerPlace);
  await page.tabTo(buyMenu);
  await page.press('Enter');
  await page.sees(buyLink);
}

export const headerPromises: readonly PromiseKept[] = [
  {
    title:
      'a page with two script tags shows header and footer, without a shift or an open menu (SGN-10 F77)',
    prove: (stage) => isPainted(stage, rates),
  },
  {
    title:
      'a page whose server includes them shows header and footer, without a shift or an open menu (SGN-10 F77)',
    prove: (stage) => isPainted(stage, '/refinance/'),
  },
  {
    title: 'menus open and close by the mouse (HDR-11 HDR-12 HDR-15)',
    prove: async ({ page }) => {
      await page.open(rates);
      await page.isLive(headerPlace);
      await page.click(buyMenu);
      await page.sees(buyLink);
      await page.tab.clickAt(1000, 300);
      await page.misses(buyLink);
      await page.hover(menuButton('Home Loans'));
      await page.sees(link('See current mortgage rates', headerPlace));
      await page.tab.moveTo(20, 700);
      await page.misses(link('See current mortgage rates', headerPlace));
    },
  },
  {
    title:
      'menus open by the keyboard, lead into their links, and close with Escape (NAV-8)',
    prove: async ({ page }) => {
      await openByKeyboard(page);
      await page.press('Tab');
      await page.focuses(firstOfBuy);
      await page.press('Escape');
      await page.misses(buyLink);
    },
  },
  {
    title: 'a narrow window has the menus behind one button (CON-9 HDR-2)',
    prove: async ({ page }) => {
      await page.tab.resize(390, 844);
      await page.open(rates);
      await page.isLive(headerPlace);
      await page.misses(buyMenu);
      await page.click(menuButton('Menu'));
      await page.click({ css: 'summary', name: 'Buy', within: '#mobile-menu' });
      await page.sees(link('Homes for sale', '#mobile-menu'));
      await page.press('Escape');
      await page.misses(link('Homes for sale', '#mobile-menu'));
    },
  },
];
