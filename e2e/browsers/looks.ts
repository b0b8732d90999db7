/** Our views at the width of a desk and of a phone: nothing is cut off, and each browser leaves pictures to compare. */
import { expect } from '@playwright/test';
import { lenderPage } from '../lead/leadForm';
import type { PromiseKept, Stage } from './promise';
import {
  footerPlace,
  headerPlace,
  heading,
  leadPlace,
  link,
  menuButton,
} from './targets';

/** Up to it the menus are behind one button. WebKitGTK's window is at least 447 px wide. */
const mobileUpTo = 889;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state of the picture. */
  readonly prepare: (stage: Stage, isMobile: boolean) => Promise<void>;
}

const screens: readonly Screen[] = [
  {
    name: 'header',
    path: '/mortgage-rates/',
    prepare: async ({ page }, isMobile) => {
      await page.isLive(headerPlace);
      await page.click(menuButton(isMobile ? 'Menu' : 'Home Loans'));
      if (isMobile) {
        await page.click({
          css: 'summary',
          name: 'Home Loans',
          within: '#mobile-menu',
        });
      }
      await page.sees(
        link(
          'See current mortgage rates',
          isMobile ? '#mobile-menu' : '#menu-home-loans',
        ),
      );
    },
  },
  {
    name: 'footer',
    path: '/mortgage-rates/',
    prepare: async ({ page }) => {
      await page.isLive(footerPlace);
      await page.read(() => scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  {
    name: 'lender-page',
    path: lenderPage,
    prepare: ({ page }) => page.isLive(leadPlace),
  },
  {
    name: 'lead-form',
    path: lenderPage,
    prepare: async ({ page }) => {
      await page.isLive(leadPlace);
      await page.click({ css: 'label', name: 'Role', within: leadPlace });
    },
  },
  {
    name: 'gate',
    path: '/mortgage/review-moderation/',
    prepare: async ({ page }) => {
      await page.sees(heading('Access Denied', 'main, #access-denied'));
    },
  },
];

async function looksRight(
  stage: Stage,
  { name, path, prepare }: Screen,
  width: number,
) {
  const { page } = stage;
  await page.open(path);
  await prepare(stage, width <= mobileUpTo);
  const sideways = await page.read(
    () => document.documentElement.scrollWidth - innerWidth,
  );
  expect(sideways, `${name} at ${width} px`).toBeLessThanOrEqual(0);
  await stage.keepPicture(`${name}-${width}`);
}

async function allLookRight(stage: Stage, width: number): Promise<void> {
  await stage.page.tab.resize(width, 844);
  for (const screen of screens) {
    await looksRight(stage, screen, width);
  }
}

export const lookPromises: readonly PromiseKept[] = [
  {
    title:
      'header, footer, lender page and gate fit a window of 1280 px (CON-9)',
    prove: (stage) => allLookRight(stage, 1280),
  },
  {
    title:
      'header, footer, lender page and gate fit a window of 390 px (CON-9)',
    prove: (stage) => allLookRight(stage, 390),
  },
];
