/** F46 F47: a library that arrives while our remotes are live changes nothing for them, nor they for it. */
import type { Page } from '@playwright/test';
import { legacyCases } from 'host-demo/legacy-cases';
import { fillSignIn } from '../accounts/signIn';
import { expect, row, test } from '../faults/invariants';
import { fillLead, form, newEmail, sendLead } from '../lead/leadForm';
import { hold } from '../visit/hold';
import {
  accountButton,
  menuButton,
  openPopup,
  privacyLink,
} from '../visit/views';
import {
  addHostCode,
  codeIsAsWithoutUs,
  isLive,
  readHost,
  skipWithoutLibraries,
} from './hostState';

/** They replace functions of the browser, or add to its prototypes. */
const libraries = [
  'mootools',
  'prototype',
  'prototype-1.6',
  'sugar',
  'jquery-bootstrap',
  'old-polyfills',
];
const times = [
  ['end', 'at the end of the page'],
  ['load', 'after the page has loaded'],
] as const;

const places = [
  '#site-header',
  '#site-footer',
  '#lender-onboarding',
  '#access-denied',
];

const isHere = (page: Page): Promise<void> =>
  page.locator('html[data-late]').waitFor();

/** Opens the page with the library held back; gives what releases it. */
async function openWithout(
  page: Page,
  name: string,
  late: string,
): Promise<() => Promise<void>> {
  const held = hold();
  await page.route('**/legacy-host/late.js', async (route) => {
    await held.released;
    await route.continue();
  });
  await page.goto(`/legacy/${name}?lender&gate&late=${late}`, {
    waitUntil: 'commit',
  });
  return async () => {
    held.release();
    await isHere(page);
  };
}

for (const name of libraries) {
  for (const [late, when] of times) {
    const legacy = legacyCases.find((one) => one.name === name)!;
    test(
      `${legacy.fault}: ${legacy.title}, ${when} (/legacy/${name}?late=${late})`,
      {
        ...row(legacy.fault, `${legacy.title}, ${when}`),
        tag: name === 'mootools' && late === 'load' ? [] : '@all',
      },
      async ({ page, fault }) => {
        skipWithoutLibraries(legacy);
        await addHostCode(page);
        await page.goto(`/legacy/${name}?bare&late=${late}`);
        await isHere(page);
        const bare = await readHost(page);

        const letCome = await openWithout(page, name, late);
        for (const place of places) {
          await expect
            .poll(() => isLive(page, place), `${place} is live`)
            .toBe(true);
        }
        await letCome();

        await fault.holds('I2', () => headerAndFooterWork(page));
        await fault.holds('I4', () => gateOpens(page));
        const now = await readHost(page);
        await fault.holds('I1', () => codeIsAsWithoutUs(now, bare));
        await fault.holds('I3', () => expect(now.errors).toEqual(bare.errors));
        // The page is left after it.
        await fault.holds('I6', () => leadArrives(page));
        await fault.holds('I5', () => expect(fault.said).toEqual([]));
      },
    );
  }
}

async function headerAndFooterWork(page: Page): Promise<void> {
  for (const place of places) {
    expect(await isLive(page, place), `${place} is live`).toBe(true);
  }
  await menuButton(page, 'Buy').click();
  await expect(
    openPopup(page).getByRole('link', { name: 'Homes for sale' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openPopup(page)).toHaveCount(0);
  await expect(privacyLink(page)).toBeVisible();
}

/** Signs in at the gate, by a dialog whose code arrives after the library. The page reloads. */
async function gateOpens(page: Page): Promise<void> {
  await page
    .locator('#access-denied')
    .getByRole('link', { name: /^Sign in/ })
    .click();
  const loaded = page.waitForEvent('load');
  await fillSignIn(page, 'moderator');
  await loaded;
  await isHere(page);
  await expect(page.getByText('Only for reviewers.')).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
}

async function leadArrives(page: Page): Promise<void> {
  const email = newEmail();
  const lead = form(page);
  await fillLead(lead, email);
  await sendLead(page, lead, email);
}
